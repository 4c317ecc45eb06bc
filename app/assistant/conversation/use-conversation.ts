import {useCallback, useEffect, useRef, useState} from 'react';
import {getAssistant, preloadAssistant} from '../assistant';
import {MAX_QUESTION} from '../panel/protocol';
import {type Answer, type Exchange, UNREACHABLE} from '../types';
import {beforeQuestion, withAnswer} from './exchanges';
import {keepConversation, onConversationChange, readConversation} from './history';

/** The conversation, which is stored across pages and visits, and the same wherever it is shown. */
export type Conversation = {
	exchanges: Exchange[];
	/** Whether the answer to the last question is pending. */
	isAnswering: boolean;
	ask: (question: string) => void;
	stop: () => void;
	clear: () => void;
};

/**
 * The stored exchanges, including changes made elsewhere. While a question is pending, those are ignored, and merged when its answer
 * arrives. `onClear` is called when the conversation was cleared elsewhere.
 */
const useExchanges = (isBusy: () => boolean, onClear: () => void) => {
	const [exchanges, setExchanges] = useState<Exchange[]>([]);
	/** Undefined until storage has been read. A question typed before hydration may come before that. */
	const latest = useRef<Exchange[]>(undefined);
	const show = useCallback((next: Exchange[]): void => {
		latest.current = next;
		setExchanges(next);
	}, []);
	const isOwn = useRef(false);
	const keep = useCallback(
		(next: Exchange[]): void => {
			show(next);
			isOwn.current = true;
			keepConversation(next);
			isOwn.current = false;
		},
		[show],
	);

	useEffect(() => {
		// In an effect, because the prerendered page has no conversation.
		if (!latest.current) {
			show(readConversation());
		}

		return onConversationChange(() => {
			if (isOwn.current) {
				return;
			}

			const kept = readConversation();
			if (kept.length === 0) {
				onClear();
			}

			if (!isBusy()) {
				show(kept);
			}
		});
	}, [show, isBusy, onClear]);

	return {exchanges, latest, show, keep};
};

/** The conversation, with actions to ask, stop and clear. A pending question is aborted on unmount. */
export const useConversation = (): Conversation => {
	const [isAnswering, setAnswering] = useState(false);
	const running = useRef<AbortController>(undefined);
	const isBusy = useCallback(() => running.current !== undefined, []);
	const drop = useCallback(() => {
		running.current?.abort();
		running.current = undefined;
		setAnswering(false);
	}, []);
	const {exchanges, latest, show, keep} = useExchanges(isBusy, drop);

	useEffect(() => {
		preloadAssistant();
		return drop;
	}, [drop]);

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
			keep(answered());
			setAnswering(true);
			const finish = (answer: Answer): void => {
				// Not if the conversation was cleared, a new question was asked, or the component was unmounted.
				if (running.current === run) {
					running.current = undefined;
					// Keeps questions that were asked in other windows in the meantime.
					const all = withAnswer(readConversation(), question, answer) ?? answered(answer);
					keep(all);
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
				.then(finish, () => finish(UNREACHABLE));
		},
		[show, keep, latest],
	);
	const stop = () => running.current?.abort();
	const clear = () => {
		drop();
		keep([]);
	};

	return {exchanges, isAnswering, ask, stop, clear};
};
