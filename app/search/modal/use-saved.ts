import siteConfig from 'virtual:site-config';
import {useRef, useState} from 'react';
import {readSaved, type SavedSearches, writeSaved} from '../saved-searches';

const read = (): SavedSearches => readSaved(siteConfig.search.externalUrlRegex);

/** What the reader searched before and keeps, and the function that changes it. */
export function useSaved() {
	const [first] = useState(read);
	const saved = useRef(first);
	const save = (change: (before: SavedSearches) => SavedSearches): void => {
		// Read again: another tab may have kept something since.
		saved.current = change(read());
		writeSaved(saved.current);
	};
	return {saved, save};
}
