import path from 'node:path';
import {z} from 'zod';
import {problemInFile} from '../base/data/data-file';
import {description, text} from '../base/data/fields';
import {ContentError} from '../base/problems';
import {contentDir} from '../base/site-dir';
import {firstOgImage} from '../site/og-image';
import type {FixedPage} from './types';
import {readWordsFile, wordsFile} from './words-file';

const FILE = 'pages.yml';

/** The file with the words of these pages. */
export const pagesFile = path.join(contentDir, FILE);

/** The form of `content/pages.yml`. */
export const pagesSchema = z
	.strictObject({
		pages: z.record(
			z.string().startsWith('/', 'expected a site path'),
			z.strictObject({title: text, heading: text.optional(), description, lead: text.optional(), picture: text}),
		),
		pictures: z.record(z.string(), z.strictObject({eyebrow: z.string(), title: text, footer: text.optional()})),
	})
	.superRefine(({pages, pictures}, context) => {
		for (const [page, {picture}] of Object.entries(pages)) {
			if (!(picture in pictures)) {
				context.addIssue({code: 'custom', path: ['pages', page, 'picture'], message: `“${picture}” isn't one of pictures`});
			}
		}
	});

type Words = z.output<typeof pagesSchema>;

const words = () => readWordsFile(FILE, pagesSchema);

const entryOf = <Entry>(entries: Record<string, Entry>, list: keyof Words, name: string): Entry => {
	const entry = entries[name];
	if (!entry) {
		throw new ContentError([problemInFile(wordsFile(FILE), [list, name], 'missing, expected one because the site asks for it')]);
	}

	return entry;
};

/** The words of a page from `content/pages.yml`. Throws when they are faulty or missing. */
export const fixedPage = (page: string): FixedPage => {
	const {picture, ...rest} = entryOf(words().pages, 'pages', page);
	return {path: page, ...rest, image: firstOgImage([picture, 'default'])};
};

/** The words on the named Open Graph images from `content/pages.yml`. Throws when they are faulty or missing. */
export const fixedCards = (...names: string[]): Words['pictures'] => {
	const {pictures} = words();
	return Object.fromEntries(names.map((name) => [name, entryOf(pictures, 'pictures', name)]));
};
