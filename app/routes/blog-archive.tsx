import {postYears} from '../../pipeline/collections/posts/posts';
import {pageMeta} from '../navigation/metadata/page-meta';
import {Archive} from '../posts/archive';
import type {Route} from './+types/blog-archive';

export async function loader() {
	return {version: __DATA_VERSION__, years: await postYears('blog', {withTags: true})};
}

export {clientLoader, shouldRevalidate} from '../navigation/loading/page-route';

export const meta: Route.MetaFunction = () =>
	pageMeta({
		path: '/blog/archive',
		title: 'Blog archive',
		description: 'Every post of the Remotion blog with its date, grouped by year.',
		image: '/og/blog.jpg',
	});

export default function BlogArchive({loaderData}: Route.ComponentProps) {
	return <Archive title="Blog archive" list={{path: '/blog', title: 'Blog'}} years={loaderData.years} />;
}
