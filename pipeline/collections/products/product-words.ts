import fs from 'node:fs';
import path from 'node:path';
import {z} from 'zod';
import {problemInFile} from '../../base/data/data-file';
import {description, text} from '../../base/data/fields';
import {ContentError, type Problem} from '../../base/problems';
import {repoDir} from '../../base/site-dir';
import {readWords, type SitePath} from '../../content/words';
import {wordsFile} from '../../content/words-file';
import {hasDemo} from '../../demos/demos';
import {link} from '../license';

export const samplesDir = path.join(repoDir, 'content/products/samples');

const video = () => z.string().refine(hasDemo, {error: ({input}) => `there is no video "${String(input)}", expected a folder of videos/`});

const sample = () =>
	z.strictObject({
		file: z.string().refine((name) => fs.existsSync(path.join(samplesDir, name)), 'expected a file of content/products/samples/'),
		title: text,
	});

/** The fields of a product's words; `sitePath` says which paths are pages. */
export const productSchema = (sitePath: SitePath) =>
	z.strictObject({
		title: text,
		/** What the product does for its users, as the first heading. */
		headline: text,
		description,
		lead: text,
		live: z.strictObject({video: video()}),
		remote: z.strictObject({title: text, text, video: video()}).optional(),
		/** `figure` is what a fact comes down to, such as a time or a price: it is shown large. */
		facts: z.array(z.strictObject({figure: text.optional(), title: text, text, docs: sitePath})).min(1),
		quote: z.strictObject({text, by: text, path: sitePath}).optional(),
		cost: z.array(z.strictObject({text, link: link(sitePath).optional()})).min(1),
		steps: z
			.array(
				z
					.strictObject({
						title: text,
						text: text.optional(),
						link: link(sitePath).optional(),
						install: text.optional(),
						command: text.optional(),
						sample: sample().optional(),
					})
					.refine(({install, command, sample: code}) => [install, command, code].filter(Boolean).length === 1, {
						error: 'expected one of install, command and sample',
					}),
			)
			.min(1),
		links: z.array(z.strictObject({title: text, path: sitePath})),
	});

export type ProductWords = z.output<ReturnType<typeof productSchema>>;

/** Replaces each `{name}` by its number. Throws for a name that has none; `problem` says where the sentence is. */
export const fillIn = (sentence: string, numbers: Record<string, number>, problem: (message: string) => Problem): string =>
	sentence.replaceAll(/\{(\w+)\}/g, (mark, name: string) => {
		const number = numbers[name];
		if (number === undefined) {
			throw new ContentError([problem(`${mark} is no known number, expected one of ${Object.keys(numbers).join(', ') || 'none'}`)]);
		}

		return number.toLocaleString('en-US');
	});

/** The file with the words of a product page. */
export const productFile = (name: string): string => `products/${name}.yml`;

/** The words of a product page, from `content/products/<name>.yml`. */
export const productWords = (name: string): ProductWords => readWords(productFile(name), productSchema);

/** A problem with a field of these words. */
export const productProblem = (name: string, path: readonly PropertyKey[], message: string): Problem =>
	problemInFile(wordsFile(productFile(name)), path, message);
