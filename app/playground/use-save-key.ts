import {useEffect, useEffectEvent} from 'react';

/** Calls `onSave` on Ctrl+S or ⌘S, if there is something to save. Never lets the browser save the page instead. */
export const useSaveKey = (canSave: boolean, onSave: () => void): void => {
	const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
		// The key last: Chrome sends events without one when it fills a form in.
		if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 's') {
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
