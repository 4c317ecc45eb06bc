import path from 'node:path';
import {z} from 'zod';
import {contentDir} from '../base/site-dir';
import {firstPicture} from '../site/og-image';
import type {FixedPage} from './types';
import {description, readWordsFile, text} from './words-file';

const FILE = 'pages.yml';

/** Where the words of these pages lie. */
export const pagesFile = path.join(contentDir, FILE);

/** The form of `content/pages.yml`. */
export const pagesSchema = z
	.strictObject({
		pages: z.record(
			z.string().startsWith('/', 'expected a site path'),
			z.strictObject({title: text, description, lead: text.optional(), picture: text}),
		),
		pictures: z.record(z.string(), z.strictObject({eyebrow: z.string(), title: text, footer: text.optional()})),
	})
	.superRefine(({pages, pictures}, context) => {
		for (const [path, {picture}] of Object.entries(pages)) {
			if (!(picture in pictures)) {
				context.addIssue({code: 'custom', path: ['pages', path, 'picture'], message: `“${picture}” isn't one of pictures`});
			}
		}
	});

const words = () => readWordsFile(FILE, pagesSchema);

/** The words of a page from `content/pages.yml`. Throws when they are faulty or missing. */
export const fixedPage = (path: string): FixedPage => {
	const page = words().pages[path];
	if (!page) {
		throw new Error(`${FILE} has no page ${path}, expected its title and description`);
	}

	const {picture, ...rest} = page;
	return {path, ...rest, image: firstPicture([picture, 'default'])};
};

/** The words on the named Open Graph pictures from `content/pages.yml`. Throws when they are faulty or missing. */
export const fixedCards = (...names: string[]): Record<string, z.output<typeof pagesSchema>['pictures'][string]> => {
	const {pictures} = words();
	return Object.fromEntries(
		names.map((name) => {
			const card = pictures[name];
			if (!card) {
				throw new Error(`${FILE} has no picture ${name}, expected what is written on it`);
			}

			return [name, card];
		}),
	);
};
