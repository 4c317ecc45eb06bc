import siteConfig from 'virtual:site-config';
import {learnMore} from '../../pipeline/collections/posts/learn-more';
import {getPost, postYears} from '../../pipeline/collections/posts/posts';
import {found} from '../errors/found';
import {cleanPath} from '../navigation/clean-path';
import {pageMeta} from '../navigation/metadata/page-meta';
import {FirstPages} from '../posts/learn/first-pages';
import {KeepLearning} from '../posts/learn/keep-learning';
import {PostView} from '../posts/post-view';
import {monoFontLinks} from '../theme/mono-font-links';
import type {Route} from './+types/learn-article';

export async function loader({request}: Route.LoaderArgs) {
	const post = found(await getPost('learn', cleanPath(new URL(request.url).pathname), {editUrlBase: siteConfig.editUrl}));
	const more = learnMore();
	return {
		version: __DATA_VERSION__,
		post,
		years: await postYears('learn'),
		start: more && {title: more.start.title, pages: more.start.steps.map(({path, title}) => ({path, title}))},
		more: more && {title: more.title, cards: more.cards},
	};
}

export {clientLoader, shouldRevalidate} from '../navigation/loading/page-route';

export const links: Route.LinksFunction = monoFontLinks;

export const meta: Route.MetaFunction = ({loaderData}) =>
	loaderData ? pageMeta({...loaderData.post, type: 'article', published: loaderData.post.date}) : [];

export default function LearnArticle({loaderData: {post, years, start, more}}: Route.ComponentProps) {
	return (
		<PostView
			post={post}
			years={years}
			list={{path: '/learn', title: 'Learn'}}
			listTitle="All articles"
			beside={start ? <FirstPages {...start} /> : null}
		>
			{more ? <KeepLearning {...more} /> : null}
		</PostView>
	);
}
