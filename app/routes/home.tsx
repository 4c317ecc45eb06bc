import siteConfig from 'virtual:site-config';
import {homePage} from '../../pipeline/collections/home/home-page';
import {listPosts} from '../../pipeline/collections/posts/posts';
import {pageMeta} from '../navigation/metadata/page-meta';
import {HomeView} from '../pages/home/home-view';
import {monoFontLinks} from '../theme/mono-font-links';
import type {Route} from './+types/home';

const NEWEST = 3;

export async function loader() {
	const posts = await listPosts('blog');
	return {
		version: __DATA_VERSION__,
		page: await homePage(),
		posts: posts.slice(0, NEWEST).map(({path, title, date, description, cover}) => ({path, title, date, description, cover})),
	};
}

export {clientLoader, shouldRevalidate} from '../navigation/loading/page-route';

export const links: Route.LinksFunction = monoFontLinks;

export const meta: Route.MetaFunction = ({loaderData}) =>
	loaderData
		? pageMeta({
				path: '/',
				title: `${siteConfig.title} | ${siteConfig.tagline}`,
				description: loaderData.page.description,
				image: '/og/home.jpg',
			})
		: [];

export default function Home({loaderData: {page, posts}}: Route.ComponentProps) {
	return <HomeView page={page} posts={posts} />;
}
