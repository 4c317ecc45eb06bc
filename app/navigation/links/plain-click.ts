/** Whether a click follows a link in this tab. With another button or a modifier key, it would open a tab or a menu. */
export const isPlainClick = ({button, metaKey, ctrlKey, shiftKey, altKey}: MouseEvent): boolean =>
	button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
