import siteConfig from 'virtual:site-config';
import {useEffect, useRef} from 'react';
import type {AskModeProps} from '../search/ask-mode';
import styles from './ask-mode.module.css';
import {ConversationView} from './conversation';
import {openAsk} from './open-state';
import {texts} from './texts';
import {useConversation} from './use-conversation';

/**
 * The assistant inside the dialog of the search: the same conversation as in the panel, with a way back. With the panel
 * of another service configured, the question goes there.
 */
export default function AskMode(props: AskModeProps) {
	return siteConfig.assistant.provider === 'embed' ? <HandOver {...props} /> : <Mode {...props} />;
}

function HandOver({question, close}: AskModeProps) {
	useEffect(() => {
		close();
		openAsk(question);
	}, [question, close]);
	return null;
}

function Mode({question, back}: AskModeProps) {
	const conversation = useConversation();
	const input = useRef<HTMLTextAreaElement>(null);
	const asked = useRef('');
	const {ask} = conversation;
	useEffect(() => {
		if (asked.current !== question) {
			asked.current = question;
			ask(question);
		}

		input.current?.focus();
	}, [question, ask]);

	return (
		<div className={styles.mode}>
			<button type="button" className={styles.back} onClick={back}>
				<span aria-hidden="true">←</span> {texts.back}
			</button>
			<ConversationView conversation={conversation} input={input} />
		</div>
	);
}
