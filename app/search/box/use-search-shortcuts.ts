import {useEffect, useEffectEvent} from 'react';

const isEditing = (target: EventTarget | null): boolean =>
	target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Ctrl or Cmd K opens and closes the search from anywhere; the slash opens it where it is not typed into something. */
export function useSearchShortcuts(toggle: () => void, isOpen: boolean): void {
	const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
		const {key, ctrlKey, metaKey, altKey, shiftKey, target} = event;
		const isToggle = key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;
		const isSlash = key === '/' && !isOpen && !ctrlKey && !metaKey && !altKey && !isEditing(target);
		if (!event.defaultPrevented && !event.isComposing && (isToggle || isSlash)) {
			event.preventDefault();
			toggle();
		}
	});

	useEffect(() => {
		const listener = (event: KeyboardEvent) => onKeyDown(event);
		document.addEventListener('keydown', listener);
		return () => document.removeEventListener('keydown', listener);
	}, []);
}
