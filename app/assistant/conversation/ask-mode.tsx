import {useEffect, useRef} from 'react';
import {useTabTrap} from '../../search/box/use-tab-trap';
import {texts} from '../texts';
import styles from './ask-mode.module.css';
import {ConversationView} from './conversation';
import {useConversation} from './use-conversation';

type Props = {
	/** The question to ask at once, unless it's empty. */
	question: string;
	/** Goes back to the search. */
	onBack: () => void;
	onClose: () => void;
};

/** The assistant in the search dialog: the same conversation as in the panel, with a button back to the search. */
export default function AskMode({question, onBack, onClose}: Props) {
	const conversation = useConversation();
	const input = useRef<HTMLTextAreaElement>(null);
	const asked = useRef('');
	const {ask} = conversation;
	useTabTrap(input);
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
