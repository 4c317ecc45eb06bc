import siteConfig from 'virtual:site-config';
import {useRef, useState} from 'react';
import {readSaved, type SavedSearches, writeSaved} from '../saved-searches';

const read = (): SavedSearches => readSaved(siteConfig.search.externalUrlRegex);

/** The saved searches, and a function that changes them. */
export function useSaved() {
	const [first] = useState(read);
	const saved = useRef(first);
	const save = (change: (before: SavedSearches) => SavedSearches): void => {
		// Read again, because another tab may have changed them.
		saved.current = change(read());
		writeSaved(saved.current);
	};
	return {saved, save};
}
