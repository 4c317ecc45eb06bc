import {type KeyboardEvent, useEffect, useEffectEvent, useRef} from 'react';

/** Modifier keys held with Enter, which determine where the result opens. */
export type HeldKeys = {ctrlKey?: boolean; metaKey?: boolean; shiftKey?: boolean};

type Options = {
	/** Whether the answer to the text in the box is still pending. */
	isWaiting: () => boolean;
	/** The answer to the text in the box, a new object each time. */
	answer: object | undefined;
	/** Whether the answer has a first result. */
	hasFirst: boolean;
	select: (held: HeldKeys) => void;
	/** Whether Enter was pressed before the search had loaded. */
	wasEntered: boolean;
};

/**
 * Makes Enter wait: if it's pressed before the answer has arrived, it opens the first result of that answer, not of an older one. Returns a key
 * handler, which returns whether it handled the key. Any other key cancels the wait.
 */
export function useEnterAhead({isWaiting, answer, hasFirst, select, wasEntered}: Options): (event: KeyboardEvent) => boolean {
	const wanted = useRef<HeldKeys | undefined>(wasEntered ? {} : undefined);
	const onAnswer = useEffectEvent(() => {
		const held = wanted.current;
		if (held && !isWaiting()) {
			wanted.current = undefined;
			if (hasFirst) {
				select(held);
			}
		}
	});

	// biome-ignore lint/correctness/useExhaustiveDependencies: each answer is looked at once.
	useEffect(() => onAnswer(), [answer]);

	return (event) => {
		const {key, ctrlKey, metaKey, shiftKey, altKey} = event;
		wanted.current = key === 'Enter' && !altKey && isWaiting() ? {ctrlKey, metaKey, shiftKey} : undefined;
		if (wanted.current) {
			event.preventDefault();
		}

		return wanted.current !== undefined;
	};
}
