import {useCallback, useEffect, useRef, useState} from 'react';
import {getAssistant, preloadAssistant} from '../assistant';
import {MAX_QUESTION} from '../panel/protocol';
import type {Answer, Exchange} from '../types';
import {beforeQuestion, withAnswer} from './exchanges';
import {CONVERSATION_KEY, keepConversation, readConversation} from './history';

/** The conversation of this browser: kept across pages and visits, and the same in every window. */
export type Conversation = {
	exchanges: Exchange[];
	/** Whether the last question is being answered. */
	isAnswering: boolean;
	ask: (question: string) => void;
	stop: () => void;
	clear: () => void;
};

const unreachable: Answer = {kind: 'unreachable', sources: []};

/** The kept exchanges, with changes of other windows. A question under way keeps them out: its answer is merged when it's there. */
const useExchanges = (isBusy: () => boolean) => {
	const [exchanges, setExchanges] = useState<Exchange[]>([]);
	/** Unknown until it was read: a question typed before the page was alive may come first. */
	const latest = useRef<Exchange[]>(undefined);
	const show = useCallback((next: Exchange[]): void => {
		latest.current = next;
		setExchanges(next);
	}, []);

	useEffect(() => {
		// Not before: the server knows of no conversation.
		if (!latest.current) {
			show(readConversation());
		}

		const onStorage = ({key}: StorageEvent) => {
			if ((key === CONVERSATION_KEY || key === null) && !isBusy()) {
				show(readConversation());
			}
		};
		window.addEventListener('storage', onStorage);
		return () => window.removeEventListener('storage', onStorage);
	}, [show, isBusy]);

	return {exchanges, latest, show};
};

export const useConversation = (): Conversation => {
	const [isAnswering, setAnswering] = useState(false);
	const running = useRef<AbortController>(undefined);
	const {exchanges, latest, show} = useExchanges(useCallback(() => running.current !== undefined, []));

	useEffect(() => {
		preloadAssistant();
		return () => {
			running.current?.abort();
			running.current = undefined;
		};
	}, []);

	const ask = useCallback(
		(text: string): void => {
			const question = text.trim().slice(0, MAX_QUESTION);
			if (question === '') {
				return;
			}

			// Asked from elsewhere while an answer arrives: the new question counts.
			running.current?.abort();
			const run = new AbortController();
			running.current = run;
			const before = beforeQuestion(question, latest.current ?? readConversation());
			const answered = (answer?: Answer): Exchange[] => [...before, {question, ...(answer ? {answer} : {})}];
			show(answered());
			keepConversation(answered());
			setAnswering(true);
			const finish = (answer: Answer): void => {
				// Cleared, or the page is gone.
				if (running.current === run) {
					running.current = undefined;
					// What was asked in another window meanwhile stays.
					const all = withAnswer(readConversation(), question, answer) ?? answered(answer);
					show(all);
					keepConversation(all);
					setAnswering(false);
				}
			};
			getAssistant()
				.then((assistant) =>
					assistant.ask(
						question,
						before.filter(({answer}) => answer !== undefined),
						{signal: run.signal, onPartial: (answer) => running.current === run && show(answered(answer))},
					),
				)
				.then(finish, () => finish(unreachable));
		},
		[show, latest],
	);
	const stop = useCallback(() => running.current?.abort(), []);
	const clear = useCallback(() => {
		running.current?.abort();
		running.current = undefined;
		setAnswering(false);
		show([]);
		keepConversation([]);
	}, [show]);

	return {exchanges, isAnswering, ask, stop, clear};
};
