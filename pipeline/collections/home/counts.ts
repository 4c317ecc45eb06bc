import fs from 'node:fs';
import {contentIndex} from '../../content/content-index';
import {galleryIds} from '../showcase/gallery';
import {readTemplates} from '../templates/read-templates';

/** What the build counts for the home page, so that no number has to be kept up to date by hand. */
export const COUNTS = ['templates', 'demos', 'samples', 'options'] as const;
export type Counts = Record<(typeof COUNTS)[number], number>;

/** Blocks that the check of samples compiles: TypeScript, unless the block says why it can't be checked. */
const SAMPLE = /^[ \t]*`{3,}tsx?\b(?!.*\bnocheck\b)/gm;
/** Entries of lists that a check compares with the packages. */
const OPTION = /<(?:Option|Prop|Flag) name="/g;
const DEMO = /<Demo id="([\w-]+)"/g;

/** Counts in the sources of pages. */
export const countIn = (sources: string[]) => {
	const matches = (pattern: RegExp) => sources.flatMap((source) => [...source.matchAll(pattern)]);
	return {
		samples: matches(SAMPLE).length,
		options: matches(OPTION).length,
		demos: new Set(matches(DEMO).map(([, id]) => id!)),
	};
};

/** Counts of everything that this site shows; `videos` are those of the home page itself. */
export const siteCounts = (videos: string[]): Counts => {
	const {samples, options, demos} = countIn([...contentIndex().pages.values()].map(({file}) => fs.readFileSync(file, 'utf8')));
	const templates = readTemplates();
	const shown = [...videos, ...galleryIds(), ...templates.map(({slug}) => `template-${slug}`)];
	return {templates: templates.length, samples, options, demos: new Set([...demos, ...shown]).size};
};
