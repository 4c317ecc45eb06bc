/** Whether a key is the search's keyboard shortcut, Ctrl or Cmd K. */
export const isSearchKey = ({
	key,
	ctrlKey,
	metaKey,
	altKey,
	shiftKey,
}: Pick<KeyboardEvent, 'key' | `${'ctrl' | 'meta' | 'alt' | 'shift'}Key`>): boolean =>
	// The key last: Chrome sends events without one when it fills a form in.
	(ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k';
