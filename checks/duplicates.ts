import type {Finding} from './finding';
import {fieldFinding, type PageSource} from './pages';

/** Pages with the same text as an earlier page, ignoring case and spacing. The text is the first of `fields` that a page has. */
const repeated = (pages: PageSource[], fields: readonly string[]): {page: PageSource; field: string; other: PageSource}[] => {
	const first = new Map<string, PageSource>();
	return pages.flatMap((page) => {
		const field = fields.find((name) => page.frontMatter[name] !== undefined) ?? '';
		const key = String(page.frontMatter[field] ?? '')
			.trim()
			.replace(/\s+/g, ' ')
			.toLowerCase();
		const other = first.get(key);
		if (key !== '' && !other) {
			first.set(key, page);
		}

		return other ? [{page, field, other}] : [];
	});
};

/** Pages that share a description: they look like the same search result. */
export const duplicateDescriptions = (pages: PageSource[]): Finding[] =>
	repeated(pages, ['description']).map(({page, field, other}) =>
		fieldFinding(page, [field], `the same as that of ${other.file}, expected one of its own`),
	);

/** Pages that have the same title in a browser's tab and in a search engine. */
export const duplicateTitles = (pages: PageSource[]): Finding[] =>
	repeated(pages, ['metaTitle', 'title']).map(({page, field, other}) =>
		fieldFinding(page, [field], `the same as that of ${other.file}, expected a metaTitle that tells them apart`),
	);
