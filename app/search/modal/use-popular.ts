import {useEffect, useEffectEvent, useRef} from 'react';
import {MAX_POPULAR} from '../limits';
import {getProvider} from '../provider';
import type {SearchHit} from '../types';

/** The popular pages. Calls back when the provider has returned them. */
export function usePopular(onPages: () => void) {
	const popular = useRef<SearchHit[]>([]);
	const offer = useEffectEvent((pages: SearchHit[]) => {
		popular.current = pages;
		onPages();
	});
	useEffect(() => {
		let isOpen = true;
		getProvider()
			.then((provider) => provider.popular?.(MAX_POPULAR))
			.then(
				(pages) => isOpen && pages && offer(pages),
				// The search itself shows the error.
				() => {},
			);
		return () => {
			isOpen = false;
		};
	}, []);
	return popular;
}
