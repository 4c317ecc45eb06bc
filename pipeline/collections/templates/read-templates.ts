import path from 'node:path';
import {z} from 'zod';
import {problemInFile, readDataFile} from '../../base/data/data-file';
import {description, text} from '../../base/data/fields';
import {throwProblems} from '../../base/problems';
import {derivedState} from '../../base/shared-state';
import {contentDir} from '../../base/site-dir';
import type {TemplateKind} from './types';

/** What the gallery and the pages of templates are made of. */
export const templatesDir = path.join(contentDir, 'templates');
const factsFile = path.join(templatesDir, 'templates.json');
/** The file with our words about them. */
export const templateWordsFile = path.join(templatesDir, 'words.yml');

const slug = z.string().regex(/^[a-z][a-z-]*$/, 'expected small letters and hyphens');

const factsSchema = z.array(
	z.strictObject({
		slug,
		cliId: slug,
		title: text,
		shortName: text,
		repo: z.string().regex(/^[\w.-]+\/[\w.-]+$/, 'expected owner/name'),
		free: z.boolean(),
		previewSize: z.strictObject({width: z.int().positive(), height: z.int().positive()}).nullable(),
		previewType: z.enum(['video', 'image']).nullable(),
		previewUrl: z.url().nullable(),
		contributedBy: text.nullable(),
		kinds: z.array(text).min(1),
		stack: z.array(text).min(1),
	}),
);

/** What a template is for, as the gallery sorts them. */
export const TEMPLATE_KINDS = {
	start: 'First video',
	app: 'Apps',
	service: 'Servers',
	speech: 'Speech and captions',
	sound: 'Music and podcasts',
	graphics: 'Graphics',
} as const satisfies Record<TemplateKind, string>;

const wordsSchema = z.record(
	slug,
	z.strictObject({
		kind: z.enum(Object.keys(TEMPLATE_KINDS) as [TemplateKind, ...TemplateKind[]]),
		summary: description,
		inside: z.array(text).min(1),
		choose: text,
		others: z.record(slug, text),
		docs: z.array(z.string().startsWith('/docs', 'expected a path that starts with /docs')),
	}),
);

/** A template: the facts of `templates.json` and our words about it. */
export type Template = z.output<typeof factsSchema>[number] & z.output<typeof wordsSchema>[string];

const readAll = (): Template[] => {
	const facts = readDataFile(factsFile, factsSchema) ?? [];
	const words = readDataFile(templateWordsFile, wordsSchema) ?? {};
	const known = new Set(facts.map((template) => template.slug));
	const named = Object.entries(words).flatMap(([name, {others}]) => [
		[name],
		...Object.keys(others).map((other) => [name, 'others', other]),
	]);
	throwProblems([
		...named
			.filter((field) => !known.has(field.at(-1)!))
			.map((field) => problemInFile(templateWordsFile, field, `unknown template, expected one of ${[...known].join(', ')}`)),
		...facts
			.filter(({slug: name}) => !words[name])
			.map(({slug: name}) => problemInFile(templateWordsFile, [name], 'missing, expected words about this template')),
	]);
	return facts.map((fact) => ({...fact, ...words[fact.slug]!}));
};

/** All templates in the order of the gallery; none for a site without `content/templates`. Throws when facts and words do not match. */
export const readTemplates: () => Template[] = derivedState('templates', readAll);

/** The URL of a template's page. */
export const templatePath = (name: string): string => `/templates/${name}`;
