import {useEffect, useEffectEvent, useRef, useState} from 'react';
import {MAX_POPULAR} from '../limits';
import {getProvider} from '../provider';
import type {SearchHit} from '../types';

/** The popular pages, none while `isWaiting` for the provider. Calls back when it has returned them or failed. */
export function usePopular(onPages: () => void) {
	const popular = useRef<SearchHit[]>([]);
	const [isWaiting, setWaiting] = useState(true);
	const offer = useEffectEvent((pages: SearchHit[]) => {
		popular.current = pages;
		setWaiting(false);
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
	return {popular, isWaiting};
}
