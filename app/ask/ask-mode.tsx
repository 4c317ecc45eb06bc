import {useEffect, useRef} from 'react';
import styles from './ask-mode.module.css';
import {ConversationView} from './conversation';
import {texts} from './texts';
import {useConversation} from './use-conversation';

type Props = {
	/** Asked at once; the conversation so far is shown without it. */
	question?: string;
	/** Back to the search by words. */
	onBack: () => void;
};

/** The assistant inside the dialog of the search: the same conversation as in the panel, with a way back. */
export default function AskMode({question, onBack}: Props) {
	const conversation = useConversation();
	const input = useRef<HTMLTextAreaElement>(null);
	const asked = useRef<string>(undefined);
	const {ask} = conversation;
	useEffect(() => {
		if (question && asked.current !== question) {
			asked.current = question;
			ask(question);
		}

		input.current?.focus();
	}, [question, ask]);

	return (
		<div className={styles.mode}>
			<button type="button" className={styles.back} onClick={onBack}>
				<span aria-hidden="true">←</span> {texts.back}
			</button>
			<ConversationView conversation={conversation} input={input} />
		</div>
	);
}
