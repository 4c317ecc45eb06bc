import type {CompiledPage} from '../compiler/compile-page';
import type {ListedPage, PageListSection} from '../content/types';
import {headingId, type IndexedAnswer, type IndexedHeading, type IndexedPage, type PageText} from './format';

/** What the index takes of a page. */
export type SearchablePage = Pick<CompiledPage, 'headings' | 'text'> & {
	path: string;
	title: string;
	description: string;
	kind: string;
	symbols?: readonly string[];
	keywords?: readonly string[];
	/** Words and phrases for which it comes first. */
	terms?: readonly string[];
	/** Questions that it answers, by the ids of the headings that do. */
	answers?: readonly {question: string; section?: string}[];
	/** Paths of the pages that it leads to. */
	links?: readonly string[];
};

/** A page of the index: what the first tier says of it, and what the second. */
export type SearchRecord = {page: IndexedPage; text: PageText};

/** The most characters of a section that are indexed. */
const TEXT_LIMIT = 1500;

const indexed = (depth: number): depth is 2 | 3 => depth === 2 || depth === 3;

const toHeading = (depth: 2 | 3, text: string, id: string): IndexedHeading => ({depth, text, ...(id === headingId(text) ? {} : {id})});

/** Cuts a page at its headings of level 2 and 3. A deeper heading counts as text of the section it is in. */
export const toRecord = (page: SearchablePage, group: number, links = 0): SearchRecord => {
	const byId = new Map(page.headings.map((heading) => [heading.id, heading]));
	const headings: IndexedHeading[] = [];
	const parts = [''];
	const append = (text: string): void => {
		parts.push([parts.pop(), text].filter(Boolean).join(' '));
	};
	for (const {headingId: id, text} of page.text) {
		const heading = id === undefined ? undefined : byId.get(id);
		if (heading && indexed(heading.depth)) {
			headings.push(toHeading(heading.depth, heading.text, heading.id));
			parts.push(text);
		} else {
			append([heading?.text, text].filter(Boolean).join(': '));
		}
	}

	const {path, title, description, kind, symbols = [], keywords = [], terms = [], answers = []} = page;
	// The title is indexed anyway, and most reference pages have the name of their export as their title.
	const names = symbols.filter((symbol) => symbol !== title.replace(/\W/g, ''));
	const placeOf = (section: string | undefined): Pick<IndexedAnswer, 'heading'> => {
		const heading = headings.findIndex(({id, text}) => (id ?? headingId(text)) === section);
		return heading === -1 ? {} : {heading};
	};
	return {
		page: {
			path,
			title,
			description,
			group,
			kind,
			...(names.length > 0 ? {names} : {}),
			...(keywords.length > 0 ? {keywords: [...keywords]} : {}),
			...(terms.length > 0 ? {terms: [...terms]} : {}),
			...(links > 0 ? {links} : {}),
			headings,
		},
		text: {
			parts: parts.map((part) => part.slice(0, TEXT_LIMIT)),
			...(answers.length > 0 ? {answers: answers.map(({question, section}) => ({question, ...placeOf(section)}))} : {}),
		},
	};
};

const countLinks = (pages: readonly SearchablePage[]): Map<string, number> => {
	const counts = new Map<string, number>();
	for (const {path, links = []} of pages) {
		for (const target of new Set(links)) {
			if (target !== path) {
				counts.set(target, (counts.get(target) ?? 0) + 1);
			}
		}
	}

	return counts;
};

/** The records of all listed pages with their groups, in the order of the list. Pages that `find` does not know are left out. */
export const toRecords = (
	sections: readonly PageListSection[],
	find: (listed: ListedPage) => SearchablePage | undefined,
): {groups: string[]; records: SearchRecord[]} => {
	const found: {page: SearchablePage; group: number}[] = [];
	for (const [group, {pages}] of sections.entries()) {
		for (const listed of pages) {
			const page = find(listed);
			if (page) {
				found.push({page, group});
			}
		}
	}

	const counts = countLinks(found.map(({page}) => page));
	return {groups: sections.map(({title}) => title), records: found.map(({page, group}) => toRecord(page, group, counts.get(page.path)))};
};
