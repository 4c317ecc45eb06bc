import {type KeyboardEvent, useEffect, useEffectEvent, useRef} from 'react';

type Options = {/** The answer to what is typed is not there yet. */ isWaiting: boolean; first: unknown; select: () => void};

/**
 * Enter pressed before the answer is there means its first result, not one of an older answer. Returns the handler that
 * says whether it took the key; typing on forgets the wish.
 */
export function useEnterAhead({isWaiting, first, select}: Options): (event: KeyboardEvent) => boolean {
	const wanted = useRef(false);
	const selectFirst = useEffectEvent(select);

	useEffect(() => {
		if (!isWaiting && wanted.current) {
			wanted.current = false;
			if (first !== undefined) {
				selectFirst();
			}
		}
	}, [isWaiting, first]);

	return (event) => {
		const isPlainEnter = event.key === 'Enter' && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
		wanted.current = isPlainEnter && isWaiting && !event.nativeEvent.isComposing;
		if (wanted.current) {
			event.preventDefault();
		}

		return wanted.current;
	};
}
