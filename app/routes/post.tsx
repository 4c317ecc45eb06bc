import siteConfig from 'virtual:site-config';
import {getPost, postYears} from '../../pipeline/collections/posts/posts';
import {found} from '../errors/found';
import {cleanPath} from '../navigation/clean-path';
import {pageMeta} from '../navigation/metadata/page-meta';
import {PostView} from '../posts/post-view';
import {monoFontLinks} from '../theme/mono-font-links';
import type {Route} from './+types/post';

export async function loader({request}: Route.LoaderArgs) {
	const post = found(await getPost('blog', cleanPath(new URL(request.url).pathname), {editUrlBase: siteConfig.editUrl}));
	return {version: __DATA_VERSION__, post, years: await postYears('blog')};
}

export {clientLoader, shouldRevalidate} from '../navigation/loading/page-route';

export const links: Route.LinksFunction = monoFontLinks;

export const meta: Route.MetaFunction = ({loaderData}) =>
	loaderData ? pageMeta({...loaderData.post, type: 'article', published: loaderData.post.date}) : [];

export default function Post({loaderData: {post, years}}: Route.ComponentProps) {
	return <PostView post={post} years={years} list={{path: '/blog', title: 'Blog'}} listTitle="All posts" />;
}
