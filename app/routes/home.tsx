import siteConfig from 'virtual:site-config';
import {homePage} from '../../pipeline/collections/home-page';
import {listPosts} from '../../pipeline/collections/posts/posts';
import {pageMeta} from '../navigation/page-meta';
import {Doors} from '../pages/home/doors';
import {Hero} from '../pages/home/hero';
import {InYourApp} from '../pages/home/in-your-app';
import {LatestPosts} from '../pages/home/latest-posts';
import {Pieces} from '../pages/home/pieces';
import {Rendering} from '../pages/home/rendering';
import {Stories} from '../pages/home/stories';
import type {Route} from './+types/home';

const NEWEST = 3;

export async function loader() {
	const posts = await listPosts('blog');
	return {
		version: __DATA_VERSION__,
		...(await homePage()),
		posts: posts.slice(0, NEWEST).map(({path, title, date, description}) => ({path, title, date, description})),
	};
}

export {clientLoader, shouldRevalidate} from '../navigation/page-route';

export const meta: Route.MetaFunction = () =>
	pageMeta({
		path: '/',
		title: `${siteConfig.title} | ${siteConfig.tagline}`,
		description:
			'Write videos as React components, preview them in the browser, and render them on your machine, your server or in the cloud.',
		image: '/og/home.jpg',
	});

export default function Home({loaderData}: Route.ComponentProps) {
	const {hero, actions, createHtml, startHtml, pieces, rendering, places, card, stories, doors, posts} = loaderData;
	return (
		<>
			<Hero source={hero} actions={actions} createHtml={createHtml} />
			<Pieces pieces={pieces} />
			<Rendering demo={rendering} places={places} />
			<InYourApp card={card} />
			<Stories stories={stories} />
			<Doors doors={doors} startHtml={startHtml} />
			<LatestPosts posts={posts} />
		</>
	);
}
