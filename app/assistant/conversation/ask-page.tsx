import type {ReactNode} from 'react';
import {useRef} from 'react';
import frame from '../../kit/frame.module.css';
import {PageHead} from '../../kit/page-head';
import styles from './ask-page.module.css';
import {ConversationView} from './conversation';
import {useConversation} from './use-conversation';

/** The conversation as a page of its own. `children` is shown without scripts. */
export function AskPage({title, lead, children}: {title: string; lead: ReactNode; children: ReactNode}) {
	const conversation = useConversation();
	const input = useRef<HTMLTextAreaElement>(null);
	return (
		<div className={frame.page}>
			<div className={styles.columns}>
				<PageHead title={title} lead={lead} />
				<div className={styles.chat}>
					<ConversationView conversation={conversation} input={input} />
				</div>
			</div>
			<noscript>{children}</noscript>
		</div>
	);
}
