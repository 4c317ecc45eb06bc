import {AskFrame} from '../assistant/panel/frame';
import {pageMeta} from '../navigation/metadata/page-meta';
import type {Route} from './+types/ai-embed';

export const meta: Route.MetaFunction = () =>
	pageMeta({
		path: '/ai-embed',
		title: 'Ask AI (embedded)',
		description: 'The assistant by itself, as the side panel of each page shows it.',
		image: '/og/ai.jpg',
		noIndex: true,
	});

export default function AiEmbed(_: Route.ComponentProps) {
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
