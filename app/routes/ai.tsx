import {AskPage} from '../assistant/conversation/ask-page';
import {pageMeta} from '../navigation/metadata/page-meta';
import type {Route} from './+types/ai';

export const loader = () => ({version: __DATA_VERSION__});

export {clientLoader, shouldRevalidate} from '../navigation/loading/page-route';

export const meta: Route.MetaFunction = () =>
	pageMeta({
		path: '/ai',
		title: 'Ask AI',
		description: 'Ask a question about Remotion: the answer is put together from the documentation and links to the places it stands in.',
		image: '/og/ai.jpg',
	});

export default function Ai() {
	return (
		<AskPage
			lead={
				<>
					Ask in your own words. For an assistant of your own, add <code>.md</code> to the address of any page, or use{' '}
					<a href="/llms.txt">llms.txt</a> (a list) and <a href="/llms-full.txt">llms-full.txt</a> (everything).
				</>
			}
		>
			<p>
				Answers need scripts. Every page can be read without: <a href="/search">all pages</a>.
			</p>
		</AskPage>
	);
}
