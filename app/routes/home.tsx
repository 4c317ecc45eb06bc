import siteConfig from 'virtual:site-config';
import {listPosts} from '../../pipeline/content';
import {demoPreview} from '../../pipeline/demo-preview';
import {pageMeta} from '../docs/page-meta';
import {Hero} from '../home/hero';
import {LatestPosts} from '../home/latest-posts';
import {Paths} from '../home/paths';
import {Pieces} from '../home/pieces';
import {loadPage} from '../lib/load-page';
import type {Route} from './+types/home';

/** What the page shows live below the fold, and where each is explained. */
const PIECES = [
	{
		id: 'spring-vs-linear',
		path: '/docs/animating-properties',
		title: 'Motion is a function of the frame',
		text: 'Every value is computed from the frame number, with spring curves and interpolation at hand.',
	},
	{
		id: 'transition-series',
		path: '/docs/transitioning',
		title: 'Scenes and transitions',
		text: 'Line up scenes in a series, overlap them, and pick how one gives way to the next.',
	},
	{
		id: 'parameterized-cards',
		path: '/docs/parameterized-rendering',
		title: 'One video, a thousand versions',
		text: 'A video takes props like any React component: render it for each customer, product or day.',
	},
];

export async function loader() {
	const posts = await listPosts('blog');
	return {
		version: __DATA_VERSION__,
		hero: demoPreview('home-hero'),
		pieces: PIECES.map(({id, ...piece}) => ({...piece, demo: demoPreview(id)})),
		posts: posts.slice(0, 3).map(({path, title, date, description}) => ({path, title, date, description})),
	};
}

export const clientLoader = ({request, serverLoader}: Route.ClientLoaderArgs) => loadPage(request, serverLoader);

export const meta: Route.MetaFunction = () =>
	pageMeta({
		path: '/',
		title: `${siteConfig.title} | ${siteConfig.tagline}`,
		description:
			'Write videos as React components, preview them in the browser, and render them on your machine, your server or in the cloud.',
		image: '/og/home.jpg',
	});

export default function Home({loaderData: {hero, pieces, posts}}: Route.ComponentProps) {
	return (
		<>
			<Hero demo={hero} />
			<Pieces pieces={pieces} />
			<Paths />
			<LatestPosts posts={posts} />
		</>
	);
}
