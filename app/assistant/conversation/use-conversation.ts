import {useCallback, useEffect, useRef, useState} from 'react';
import {getAssistant, preloadAssistant} from '../assistant';
import {MAX_QUESTION} from '../panel/protocol';
import type {Answer, Exchange} from '../types';
import {beforeQuestion, withAnswer} from './exchanges';
import {CONVERSATION_KEY, keepConversation, readConversation} from './history';

/** The conversation, which is stored across pages and visits, and shared by all windows. */
export type Conversation = {
	exchanges: Exchange[];
	/** Whether the answer to the last question is pending. */
	isAnswering: boolean;
	ask: (question: string) => void;
	stop: () => void;
	clear: () => void;
};

const unreachable: Answer = {kind: 'unreachable', sources: []};

/** The stored exchanges, including changes of other windows. While a question is pending, those are ignored, and merged when its answer arrives. */
const useExchanges = (isBusy: () => boolean) => {
	const [exchanges, setExchanges] = useState<Exchange[]>([]);
	/** Undefined until storage has been read. A question typed before hydration may come before that. */
	const latest = useRef<Exchange[]>(undefined);
	const show = useCallback((next: Exchange[]): void => {
		latest.current = next;
		setExchanges(next);
	}, []);

	useEffect(() => {
		// In an effect, because the prerendered page has no conversation.
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

/** The conversation, with actions to ask, stop and clear. A pending question is aborted on unmount. */
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

			// A new question, for example from the search, replaces the pending one.
			running.current?.abort();
			const run = new AbortController();
			running.current = run;
			const before = beforeQuestion(question, latest.current ?? readConversation());
			const answered = (answer?: Answer): Exchange[] => [...before, {question, ...(answer ? {answer} : {})}];
			show(answered());
			keepConversation(answered());
			setAnswering(true);
			const finish = (answer: Answer): void => {
				// Not if the conversation was cleared, a new question was asked, or the component was unmounted.
				if (running.current === run) {
					running.current = undefined;
					// Keeps questions that were asked in other windows in the meantime.
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
