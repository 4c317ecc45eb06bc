/** Whether the key is the search's, which opens and closes it from anywhere: Ctrl or Cmd K. */
export const isSearchKey = ({
	key,
	ctrlKey,
	metaKey,
	altKey,
	shiftKey,
}: Pick<KeyboardEvent, 'key' | `${'ctrl' | 'meta' | 'alt' | 'shift'}Key`>): boolean =>
	key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;
