import {useEffect, useEffectEvent} from 'react';
import {isSearchKey} from './search-key';

const isEditing = (target: EventTarget | null): boolean =>
	target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Ctrl or Cmd K opens and closes the search from anywhere. The slash key opens it, unless the focus is in a field. */
export function useSearchShortcuts(toggle: () => void, isOpen: boolean): void {
	const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
		const {key, ctrlKey, metaKey, altKey, target} = event;
		// A slash that is still held when the box has opened would be typed into it.
		const isOpening = isOpen ? event.repeat : !isEditing(target);
		const isSlash = key === '/' && isOpening && !ctrlKey && !metaKey && !altKey;
		if (!event.defaultPrevented && !event.isComposing && (isSearchKey(event) || isSlash)) {
			event.preventDefault();
			// A key that is held would open and close it again and again.
			if (!event.repeat) {
				toggle();
			}
		}
	});

	useEffect(() => {
		const listener = (event: KeyboardEvent) => onKeyDown(event);
		document.addEventListener('keydown', listener);
		return () => document.removeEventListener('keydown', listener);
	}, []);
}
