/**
 * Browser storage that may be missing, full, blocked or corrupt: reads return `null` and writes fail silently, because no stored
 * preference is worth a broken page.
 */
type Kind = 'localStorage' | 'sessionStorage';

export function readStored(key: string, kind: Kind = 'localStorage'): string | null {
	try {
		return window[kind].getItem(key);
	} catch {
		return null;
	}
}

/** Stores a value, or removes it if it's `null`. Returns false if storage is full or blocked. */
export function store(key: string, value: string | null, kind: Kind = 'localStorage'): boolean {
	try {
		if (value === null) {
			window[kind].removeItem(key);
		} else {
			window[kind].setItem(key, value);
		}

		return true;
	} catch {
		return false;
	}
}

/** A stored JSON value that `isValid` accepts, else `null`. */
export function readStoredJson<T>(key: string, isValid: (value: unknown) => value is T, kind: Kind = 'localStorage'): T | null {
	const text = readStored(key, kind);
	if (text === null) {
		return null;
	}

	try {
		const value: unknown = JSON.parse(text);
		return isValid(value) ? value : null;
	} catch {
		return null;
	}
}
