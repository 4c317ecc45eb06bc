import path from 'node:path';
import {z} from 'zod';
import {problemInFile, readDataFile} from '../base/data/data-file';
import {text} from '../base/data/fields';
import type {Problem} from '../base/problems';
import {contentDir} from '../base/site-dir';
import {answers, words} from './front-matter';
import type {SearchSubjects} from './types';

const file = path.join(contentDir, 'search.yml');
const sitePath = z.string().startsWith('/', 'expected a site path');
const schema = z.strictObject({
	title: text,
	queries: z.array(text).min(1),
	/** The page that comes first for a word or phrase. */
	terms: z.record(text, sitePath).optional(),
	/** What authors of MDX write in a page's front matter. */
	pages: z.record(sitePath, z.strictObject({keywords: words.optional(), answers: answers.optional()})).optional(),
});

const read = () => readDataFile(file, schema);

/** What the search page offers to search for, from `content/search.yml`. Nothing without that file. */
export const searchSubjects = (): SearchSubjects | null => {
	const found = read();
	return found ? {title: found.title, queries: found.queries} : null;
};

/** Keywords for a page that isn't written in MDX, and the questions that it answers. */
export const searchWords = (page: string) => read()?.pages?.[page];

/** The words and phrases for which a page comes first. */
export const searchTerms = (page: string): string[] =>
	Object.entries(read()?.terms ?? {}).flatMap(([term, meant]) => (meant === page ? [term] : []));

/** Terms that lead to pages that don't exist. */
export const searchTermProblems = (exists: (page: string) => boolean): Problem[] =>
	Object.entries(read()?.terms ?? {}).flatMap(([term, page]) =>
		exists(page) ? [] : [problemInFile(file, ['terms', term], `${page} isn't a page`)],
	);

/** Entries for pages that don't exist, and answers in sections that a page doesn't have. `sectionsOf` returns undefined for an unknown page. */
export const searchWordsProblems = (sectionsOf: (page: string) => readonly string[] | undefined): Problem[] =>
	Object.entries(read()?.pages ?? {}).flatMap(([page, {answers: given = []}]) => {
		const sections = sectionsOf(page);
		return sections
			? given.flatMap(({section}, index) =>
					section === undefined || sections.includes(section)
						? []
						: [
								problemInFile(
									file,
									['pages', page, 'answers', index, 'section'],
									`“${section}” isn't a section of ${page}, expected one of ${sections.join(', ') || 'none'}`,
								),
							],
				)
			: [
					problemInFile(
						file,
						['pages', page],
						`${page} isn't a page that is made of data; one that is written in MDX says this in its front matter`,
					),
				];
	});
