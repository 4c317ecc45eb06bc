import {fixedPage} from '../../pipeline/content/fixed-pages';
import {AskFrame} from '../assistant/panel/frame';
import {pageMeta} from '../navigation/metadata/page-meta';
import type {Route} from './+types/ai-embed';

export const loader = () => ({version: __DATA_VERSION__, head: fixedPage('/ai-embed')});

export {clientLoader, shouldRevalidate} from '../navigation/loading/page-route';

export const meta: Route.MetaFunction = ({loaderData}) => (loaderData ? pageMeta({...loaderData.head, noIndex: true}) : []);

export default function AiEmbed() {
	return (
		<>
			<AskFrame />
			<noscript>
				<p>
					Answers need scripts. <a href="/ai">All pages</a> can be read without.
				</p>
			</noscript>
		</>
	);
}
