import {z} from 'zod';
import {description, text} from '../base/data/fields';
import {readText} from '../base/data/read-text';
import {parseWithLines, problemAt} from '../base/data/yaml-with-lines';
import type {Problem} from '../base/problems';
import {hasDemo} from '../demos/demos';
import type {PageKind, Section} from './types';

const kinds = ['guide', 'reference', 'index', 'troubleshooting', 'migration', 'legal', 'cli', 'api'] as const satisfies PageKind[];

/** What readers may look for a page with. */
export const words = z.array(text);
/** A question that readers ask, answered by a section of the page, or by how it begins. `section` is the id of a heading. */
const answer = z.strictObject({question: text, section: text.optional()});
export const answers = z.array(answer).min(1, 'expected at least one question');
/**
 * What a sample may need that isn't available where samples are proven: a cloud account; a package registry or another host;
 * another machine, program or project.
 */
export const absences = ['account', 'network', 'elsewhere'] as const;

const shared = {
	title: text,
	metaTitle: text.optional(),
	description,
	sidebarLabel: text.optional(),
	keywords: words.optional(),
	answers: answers.optional(),
	/** Why some samples of the page are not run by `npm run prove`. */
	samplesNeed: z
		.array(z.enum(absences))
		.min(1, `expected at least one of ${absences.join(', ')}`)
		.optional(),
};

const docsSchema = z.strictObject({
	...shared,
	kind: z.enum(kinds),
	package: text.optional(),
	symbols: words.optional(),
	since: text.optional(),
});

/** What posts are about, as readers see it. A closed list, so that no tag exists in two spellings. */
const tags = [
	'Release',
	'Studio',
	'Player',
	'Lambda',
	'Media',
	'Products',
	'Company',
	'Startups',
	'Open source',
	'Personalized video',
	'Editors',
	'Motion design',
] as const;

const postSchema = z.strictObject({
	...shared,
	date: z.iso.date('expected a date as YYYY-MM-DD'),
	authors: words.min(1, 'expected at least one author'),
	tags: z.array(z.enum(tags)).optional(),
	/** The video whose poster represents the post in lists and above its text. */
	cover: text.refine(hasDemo, 'expected the name of a folder of videos/ with a video.json').optional(),
});

export type DocsFrontMatter = z.output<typeof docsSchema>;
export type PostFrontMatter = z.output<typeof postSchema>;

/** The lines of a file between its `---` marks, or undefined when it has none. `lines` counts everything to the closing mark. */
export const splitFrontMatter = (source: string): {yaml: string; lines: number; length: number} | undefined => {
	const match = /^---\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m.exec(source);
	if (match?.index !== 0 || match[1] === undefined) {
		return undefined;
	}

	return {yaml: match[1], lines: match[0].split('\n').length - 1, length: match[0].length};
};

/** The text of a page with its front matter blanked out, so that every later line keeps its number. */
export const blankFrontMatter = (source: string): string => {
	const split = splitFrontMatter(source);
	return split ? '\n'.repeat(split.lines) + source.slice(split.length) : source;
};

/** Reads and validates the front matter of a page. A problem names file, line and field and says what was expected. */
export const parseFrontMatter = (
	source: string,
	{file, section}: {file: string; section: Section},
): {value: DocsFrontMatter | PostFrontMatter; problems?: undefined} | {value?: undefined; problems: Problem[]} => {
	const split = splitFrontMatter(source);
	if (!split) {
		return {problems: [{file, line: 1, message: 'expected front matter between two lines of ---'}]};
	}

	return parseWithLines(split.yaml, section === 'docs' ? docsSchema : postSchema, {file, firstLine: 2});
};

/** A problem with a field of a page's front matter that only shows beside other files. It has the line of that field. */
export const frontMatterProblem = (file: string, path: readonly PropertyKey[], message: string): Problem =>
	problemAt(splitFrontMatter(readText(file))?.yaml ?? '', path, message, {file, firstLine: 2});
