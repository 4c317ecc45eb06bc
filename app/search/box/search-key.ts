/** Whether a key is the search's keyboard shortcut, Ctrl or Cmd K. */
export const isSearchKey = ({
	key,
	ctrlKey,
	metaKey,
	altKey,
	shiftKey,
}: Pick<KeyboardEvent, 'key' | `${'ctrl' | 'meta' | 'alt' | 'shift'}Key`>): boolean =>
	key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;
