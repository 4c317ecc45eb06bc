import {useState} from 'react';
import {useHydrated} from './use-hydrated';

/** The texts in the prerendered document. Read before hydration, which may discard them. */
const elements: Element[] = typeof document === 'undefined' ? [] : [...document.querySelectorAll('.prose, [data-prose]')];

/**
 * The HTML of a text, for an element of class `prose` or with `data-prose`. On the first load the page's data holds only a
 * token for what is already in the document (`pipeline/output/html/send-prose-once.ts`); anything else is the HTML itself. Hydration
 * keeps the existing DOM without comparing it; only a client render needs the HTML.
 */
export const useServerHtml = (html: string): string => {
	const isHydrated = useHydrated();
	const [shown] = useState(() => {
		const index = isHydrated ? /^prose:(\d+)$/.exec(html)?.[1] : undefined;
		return index === undefined ? html : (elements[Number(index)]?.innerHTML ?? '');
	});
	return shown;
};
