import {useEffect} from 'react';

/** Reports an error. The player's own error event can't be used: if the first frame throws, it fires before anyone listens. */
export const Crash = ({error, onCrash}: {error: Error; onCrash: (error: Error) => void}) => {
	useEffect(() => onCrash(error), [error, onCrash]);
	return null;
};
