import {listPages} from '../../pipeline/content';
import {PageList} from '../docs/page-list';
import {pageMeta} from '../docs/page-meta';
import {loadPage} from '../lib/load-page';
import type {Route} from './+types/ai';

export async function loader() {
	return {version: __DATA_VERSION__, sections: await listPages()};
}

export const clientLoader = ({request, serverLoader}: Route.ClientLoaderArgs) => loadPage(request, serverLoader);

export const meta: Route.MetaFunction = () =>
	pageMeta({
		path: '/ai',
		title: 'Ask AI',
		description: 'The documentation in forms that an assistant can read: every page as Markdown, and all of it in one file.',
		image: '/og/ai.jpg',
	});

export default function Ai({loaderData}: Route.ComponentProps) {
	return (
		<PageList
			title="Ask AI"
			lead={
				<>
					Give an assistant the documentation to answer from: add <code>.md</code> to the address of any page, or use{' '}
					<a href="/llms.txt">llms.txt</a> (a list) and <a href="/llms-full.txt">llms-full.txt</a> (everything).
				</>
			}
			label="Find a page"
			sections={loaderData.sections}
		/>
	);
}
