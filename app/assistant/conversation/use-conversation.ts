import {useCallback, useEffect, useRef, useState} from 'react';
import {getAssistant, preloadAssistant} from '../assistant';
import {MAX_QUESTION} from '../panel/protocol';
import type {Answer, Exchange} from '../types';
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

/** What comes before a question: asked once more, it takes the place of itself without an answer. */
const exchangesBefore = (question: string, all: Exchange[]): Exchange[] => {
	const last = all.at(-1);
	return last?.question === question && (!last.answer || last.answer.kind === 'unreachable') ? all.slice(0, -1) : all;
};

export const useConversation = (): Conversation => {
	const [exchanges, setExchanges] = useState<Exchange[]>([]);
	const [isAnswering, setAnswering] = useState(false);
	const running = useRef<AbortController>(undefined);
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

		preloadAssistant();
		const onStorage = ({key}: StorageEvent) => {
			if ((key === CONVERSATION_KEY || key === null) && !running.current) {
				show(readConversation());
			}
		};
		window.addEventListener('storage', onStorage);
		return () => {
			window.removeEventListener('storage', onStorage);
			running.current?.abort();
			running.current = undefined;
		};
	}, [show]);

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
			const before = exchangesBefore(question, latest.current ?? readConversation());
			const answered = (answer?: Answer): Exchange[] => [...before, {question, ...(answer ? {answer} : {})}];
			show(answered());
			keepConversation(answered());
			setAnswering(true);
			// What was asked in another window meanwhile stays.
			const answeredLast = (answer: Answer): Exchange[] => {
				const kept = readConversation();
				const at = kept.findLastIndex((exchange) => exchange.question === question && !exchange.answer);
				return at === -1 ? answered(answer) : kept.with(at, {question, answer});
			};
			const finish = (answer: Answer): void => {
				// Cleared, or the page is gone.
				if (running.current === run) {
					running.current = undefined;
					const all = answeredLast(answer);
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
		[show],
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
