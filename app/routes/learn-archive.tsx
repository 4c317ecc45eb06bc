import {postYears} from '../../pipeline/collections/posts/posts';
import {pageMeta} from '../navigation/metadata/page-meta';
import {Archive} from '../posts/archive';
import type {Route} from './+types/learn-archive';

export async function loader() {
	return {version: __DATA_VERSION__, years: await postYears('learn', {withTags: true})};
}

export {clientLoader, shouldRevalidate} from '../navigation/loading/page-route';

export const meta: Route.MetaFunction = () =>
	pageMeta({
		path: '/learn/archive',
		title: 'Learn archive',
		description: 'Every learn article with its date, grouped by year.',
		image: '/og/learn.jpg',
	});

export default function LearnArchive({loaderData}: Route.ComponentProps) {
	return <Archive title="Learn archive" list={{path: '/learn', title: 'Learn'}} years={loaderData.years} />;
}
