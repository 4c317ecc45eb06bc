import {headingId, type IndexedPage, type TextFile} from '../../../pipeline/search/format';

/** A search entry: a page, or a section under one of its headings. */
export type Entry = {
	page: IndexedPage;
	heading?: IndexedPage['headings'][number];
	parent?: string;
	questions: readonly string[];
	text: string;
};

/** The last part of a page's URL. It counts as a name of the page, whose title may be a sentence. */
export const slugOf = ({path}: IndexedPage): string => path.split('/').at(-1)!;

export const idOf = ({id, text}: IndexedPage['headings'][number]): string => id ?? headingId(text);

/** The entries of all pages: each page, followed by its sections. Without `texts`, their text is empty. */
export const entriesOf = (pages: readonly IndexedPage[], texts?: TextFile): Entry[] =>
	pages.flatMap((page, index) => {
		const {parts: [intro = '', ...rest] = [], answers = []} = texts?.[index] ?? {};
		let parent: string | undefined;
		const questionsOf = (at?: number): string[] => answers.filter(({heading}) => heading === at).map(({question}) => question);
		return [
			{page, text: intro, questions: questionsOf()},
			...page.headings.map((heading, at): Entry => {
				const entry = {page, heading, text: rest[at] ?? '', questions: questionsOf(at)};
				if (heading.depth === 2) {
					parent = heading.text;
					return entry;
				}

				return {...entry, ...(parent === undefined ? {} : {parent})};
			}),
		];
	});
