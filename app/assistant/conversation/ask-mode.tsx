import {useEffect, useRef} from 'react';
import {texts} from '../texts';
import styles from './ask-mode.module.css';
import {ConversationView} from './conversation';
import {useConversation} from './use-conversation';

type Props = {
	/** Asked at once, unless it is empty. */
	question: string;
	/** Back to the search by words. */
	onBack: () => void;
	onClose: () => void;
};

/** The assistant inside the dialog of the search: the same conversation as in the panel, with a way back. */
export default function AskMode({question, onBack, onClose}: Props) {
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
			<div className={styles.head}>
				<button type="button" onClick={onBack}>
					<span aria-hidden="true">←</span> {texts.back}
				</button>
				<button type="button" onClick={onClose}>
					{texts.cancel}
				</button>
			</div>
			<ConversationView conversation={conversation} input={input} />
		</div>
	);
}
