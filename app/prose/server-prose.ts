/** The texts that came with the document. Taken before React looks at them, which may throw them away. */
const elements: Element[] = typeof document === 'undefined' ? [] : [...document.querySelectorAll('.prose')];

/**
 * The HTML of a text. On the first load the page's data holds only a token for what is already in the document
 * (`pipeline/output/html/send-prose-once.ts`); anything else is the HTML itself.
 */
export const proseHtml = (html: string): string => {
	const index = /^prose:(\d+)$/.exec(html)?.[1];
	return index === undefined ? html : (elements[Number(index)]?.innerHTML ?? '');
};
