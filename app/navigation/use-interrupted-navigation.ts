import {useEffect} from 'react';
import {useNavigation} from 'react-router';
import {forgetNavigation, noteNavigation} from './interrupted-navigation';

/** Keeps the note of where the reader is going while the next page loads. */
export function useInterruptedNavigation(): void {
	const {location} = useNavigation();
	const target = location && location.pathname + location.search + location.hash;
	useEffect(() => {
		if (!target) {
			return;
		}

		noteNavigation(target);
		return forgetNavigation;
	}, [target]);
}
