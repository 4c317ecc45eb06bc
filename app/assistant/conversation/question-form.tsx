import {type FormEvent, type KeyboardEvent, type RefObject, useCallback, useState} from 'react';
import {isComposing} from '../../lib/is-composing';
import {isSecondClick} from '../../lib/is-second-click';
import {useEarlyText} from '../../lib/use-early-text';
import {MAX_QUESTION} from '../panel/protocol';
import {texts} from '../texts';
import styles from './conversation.module.css';

type Props = {
	input: RefObject<HTMLTextAreaElement | null>;
	isFirst: boolean;
	isAnswering: boolean;
	ask: (question: string) => void;
	stop: () => void;
};

/** The field for a question. Enter asks, Shift Enter adds a line. Readers can type while an answer arrives. Says when the text is too long. */
export function QuestionForm({input, isFirst, isAnswering, ask, stop}: Props) {
	const [question, setQuestion] = useState('');
	// Before hydration, Enter only added a line, so a trailing one means that the reader has asked.
	const field = useEarlyText(question, (text) => (/\S\s*\n$/.test(text) ? ask(text.trim()) : setQuestion(text)), input);
	const submit = (event?: FormEvent) => {
		event?.preventDefault();
		if (!isAnswering && question.trim() !== '') {
			ask(question);
			setQuestion('');
		}
	};
	// Stop disappears when it's pressed and when the answer ends, and would take the focus of a keyboard along.
	const focusAfter = useCallback(
		(button: HTMLButtonElement) => () => {
			if (button.matches(':focus-visible')) {
				input.current?.focus();
			}
		},
		[input],
	);
	const onKeyDown = (event: KeyboardEvent) => {
		if (event.key === 'Enter' && !event.shiftKey && !isComposing(event)) {
			event.preventDefault();
			submit();
		}
	};

	return (
		<>
			<p className={styles.full} role="status">
				{question.length >= MAX_QUESTION ? texts.full : ''}
			</p>
			<form className={styles.form} onSubmit={submit}>
				<textarea
					ref={field}
					className={styles.input}
					dir="auto"
					rows={1}
					maxLength={MAX_QUESTION}
					value={question}
					aria-label={isFirst ? texts.first : texts.another}
					placeholder={isAnswering ? texts.answering : isFirst ? texts.first : texts.another}
					onChange={({target}) => setQuestion(target.value)}
					onKeyDown={onKeyDown}
				/>
				{/* Separate keys: if React reused the element, Stop would become Ask during the click, and send what was typed in the meantime. */}
				{isAnswering ? (
					<button key="stop" ref={focusAfter} type="button" className={styles.send} onClick={(event) => isSecondClick(event) || stop()}>
						Stop
					</button>
				) : (
					<button key="ask" type="submit" className={styles.send} disabled={question.trim() === ''}>
						Ask
					</button>
				)}
			</form>
		</>
	);
}
