import {useEffect, useEffectEvent} from 'react';

/** Calls `onSave` for Ctrl+S or ⌘S while there is something to save. The browser's own answer is to save the page. */
export const useSaveKey = (canSave: boolean, onSave: () => void): void => {
	const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
		if (event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey) {
			event.preventDefault();
			if (canSave) {
				onSave();
			}
		}
	});

	useEffect(() => {
		document.addEventListener('keydown', onKeyDown);
		return () => document.removeEventListener('keydown', onKeyDown);
	}, []);
};
