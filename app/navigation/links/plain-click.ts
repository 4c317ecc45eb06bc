/** Whether a click follows a link here: with another button or a key held, it opens a tab or a menu. */
export const isPlainClick = ({button, metaKey, ctrlKey, shiftKey, altKey}: MouseEvent): boolean =>
	button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
