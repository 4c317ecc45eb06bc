import {useState} from 'react';
import {useHydrated} from './use-hydrated';

/** The texts that came with the document. Taken before React looks at them, which may throw them away. */
const elements: Element[] = typeof document === 'undefined' ? [] : [...document.querySelectorAll('.prose, [data-prose]')];

/**
 * The HTML of a text, for an element of class `prose` or with `data-prose`. On the first load the page's data holds only a
 * token for what is already in the document (`pipeline/output/html/send-prose-once.ts`); anything else is the HTML itself.
 * While hydrating React keeps what is there and compares nothing. Only a page drawn anew needs its HTML.
 */
export const useServerHtml = (html: string): string => {
	const isHydrated = useHydrated();
	const [shown] = useState(() => {
		const index = isHydrated ? /^prose:(\d+)$/.exec(html)?.[1] : undefined;
		return index === undefined ? html : (elements[Number(index)]?.innerHTML ?? '');
	});
	return shown;
};
