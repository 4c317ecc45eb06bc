import {postYears} from '../../pipeline/collections/posts/posts';
import {pageMeta} from '../navigation/metadata/page-meta';
import {Archive} from '../posts/archive';
import type {Route} from './+types/story-archive';

export async function loader() {
	return {version: __DATA_VERSION__, years: await postYears('success-stories', {withTags: true})};
}

export {clientLoader, shouldRevalidate} from '../navigation/loading/page-route';

export const meta: Route.MetaFunction = () =>
	pageMeta({
		path: '/success-stories/archive',
		title: 'Success stories archive',
		description: 'Every story about a product or project that is built with Remotion, with its date, by year.',
		image: '/og/stories.jpg',
	});

export default function StoryArchive({loaderData}: Route.ComponentProps) {
	return <Archive title="Success stories archive" list={{path: '/success-stories', title: 'Success stories'}} years={loaderData.years} />;
}
