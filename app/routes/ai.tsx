import {fixedPage} from '../../pipeline/content/fixed-pages';
import {AskPage} from '../assistant/conversation/ask-page';
import {pageMeta} from '../navigation/metadata/page-meta';
import type {Route} from './+types/ai';

export const loader = () => ({version: __DATA_VERSION__, head: fixedPage('/ai')});

export {clientLoader, shouldRevalidate} from '../navigation/loading/page-route';

export const meta: Route.MetaFunction = ({loaderData}) => (loaderData ? pageMeta(loaderData.head) : []);

export default function Ai({loaderData: {head}}: Route.ComponentProps) {
	return (
		<AskPage
			title={head.title}
			lead={
				<>
					Ask in your own words. For your own assistant, add <code>.md</code> to the URL of any page, or use{' '}
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
