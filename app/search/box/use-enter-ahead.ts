import {type KeyboardEvent, useEffect, useEffectEvent, useRef} from 'react';

type Options = {
	/** Whether the answer to the text in the box is still to come. */
	isWaiting: () => boolean;
	/** The answer to the text in the box, a new object for each. */
	answer: object | undefined;
	/** Whether the answer has a first result. */
	hasFirst: boolean;
	select: () => void;
	/** Whether Enter was pressed before anyone could listen. */
	wasEntered: boolean;
};

/**
 * Enter pressed before the answer is there means its first result, not one of an older answer. Returns the handler that
 * says whether it took the key; typing on forgets the wish.
 */
export function useEnterAhead({isWaiting, answer, hasFirst, select, wasEntered}: Options): (event: KeyboardEvent) => boolean {
	const wanted = useRef(wasEntered);
	const onAnswer = useEffectEvent(() => {
		if (wanted.current && !isWaiting()) {
			wanted.current = false;
			if (hasFirst) {
				select();
			}
		}
	});

	// biome-ignore lint/correctness/useExhaustiveDependencies: each answer is looked at once.
	useEffect(() => onAnswer(), [answer]);

	return (event) => {
		const isPlainEnter = event.key === 'Enter' && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
		wanted.current = isPlainEnter && isWaiting();
		if (wanted.current) {
			event.preventDefault();
		}

		return wanted.current;
	};
}
