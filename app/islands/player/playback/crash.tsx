import {useEffect} from 'react';

/** Hands an error on; the player's own event for it comes too early to be heard when the first frame throws. */
export const Crash = ({error, onCrash}: {error: Error; onCrash: (error: Error) => void}) => {
	useEffect(() => onCrash(error), [error, onCrash]);
	return null;
};
