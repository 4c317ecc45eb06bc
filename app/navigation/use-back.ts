import {useEffect, useEffectEvent, useRef} from 'react';
import {useLocation, useNavigationType} from 'react-router';

/** Calls back after the browser's Back or Forward button was used. */
export function useBack(onBack: () => void): void {
	const {key} = useLocation();
	const isBack = useNavigationType() === 'POP';
	const seen = useRef(key);
	const tell = useEffectEvent(onBack);

	useEffect(() => {
		if (isBack && seen.current !== key) {
			tell();
		}

		seen.current = key;
	}, [key, isBack]);
}
