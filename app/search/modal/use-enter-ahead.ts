import {type KeyboardEvent, useEffect, useEffectEvent, useRef} from 'react';

/** Keys held with Enter: they say where the result opens. */
export type HeldKeys = {ctrlKey?: boolean; metaKey?: boolean; shiftKey?: boolean};

type Options = {
	/** Whether the answer to the text in the box is still to come. */
	isWaiting: () => boolean;
	/** The answer to the text in the box, a new object for each. */
	answer: object | undefined;
	/** Whether the answer has a first result. */
	hasFirst: boolean;
	select: (held: HeldKeys) => void;
	/** Whether Enter was pressed before anyone could listen. */
	wasEntered: boolean;
};

/**
 * Enter pressed before the answer is there means its first result, not one of an older answer. Returns the handler that
 * says whether it took the key; typing on forgets the wish.
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
