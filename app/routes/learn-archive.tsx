import {postYears} from '../../pipeline/collections/pages';
import {loadPage} from '../navigation/load-page';
import {pageMeta} from '../navigation/page-meta';
import {Archive} from '../posts/archive';
import type {Route} from './+types/learn-archive';

export async function loader() {
	return {version: __DATA_VERSION__, years: await postYears('learn')};
}

export const clientLoader = ({request, serverLoader}: Route.ClientLoaderArgs) => loadPage(request, serverLoader);

export const meta: Route.MetaFunction = () =>
	pageMeta({
		path: '/learn/archive',
		title: 'Learn archive',
		description: 'Every learn article with its date, grouped by year.',
		image: '/og/learn.jpg',
	});

export default function LearnArchive({loaderData}: Route.ComponentProps) {
	return <Archive title="Learn archive" years={loaderData.years} />;
}
