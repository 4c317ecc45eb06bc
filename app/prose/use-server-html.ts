import {useState} from 'react';
import {useHydrated} from '../lib/use-hydrated';

/** The prose elements of the prerendered document. Queried before hydration, which may replace them. */
const elements: Element[] = typeof document === 'undefined' ? [] : [...document.querySelectorAll('.prose, [data-prose]')];

/**
 * The HTML for an element of class `prose` or with `data-prose`. On the first load, the page's data only has a token for HTML that is
 * already in the document (see `pipeline/output/html/send-prose-once.ts`). On later pages, it has the HTML itself. Hydration keeps the
 * existing DOM without comparing it, so only a client render needs the HTML.
 */
export const useServerHtml = (html: string): string => {
	const isHydrated = useHydrated();
	const [shown] = useState(() => {
		const index = isHydrated ? /^prose:(\d+)$/.exec(html)?.[1] : undefined;
		return index === undefined ? html : (elements[Number(index)]?.innerHTML ?? '');
	});
	return shown;
};
