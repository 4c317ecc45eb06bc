import {useEffect, useEffectEvent, useRef} from 'react';
import {MAX_POPULAR} from '../limits';
import {getProvider} from '../provider';
import type {SearchHit} from '../types';

/** The popular pages; `undefined` until the provider has returned them or failed. Calls back when it has. */
export function usePopular(onPages: () => void) {
	const popular = useRef<SearchHit[]>(undefined);
	const offer = useEffectEvent((pages: SearchHit[]) => {
		popular.current = pages;
		onPages();
	});
	useEffect(() => {
		let isOpen = true;
		getProvider()
			.then((provider) => provider.popular?.(MAX_POPULAR))
			.then(
				(pages) => isOpen && offer(pages ?? []),
				// The search itself shows the error.
				() => isOpen && offer([]),
			);
		return () => {
			isOpen = false;
		};
	}, []);
	return popular;
}
