import {existsSync} from 'node:fs';
import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import {problemInFile} from '../pipeline/base/data/data-file';
import {readJson} from '../pipeline/base/data/read-json';
import {contentDir} from '../pipeline/base/site-dir';
import {readFacts, type TemplateFacts} from '../pipeline/content/facts/facts';
import {type Finding, fromProblem} from './finding';

/** A template of the gallery, with what `create-video` knows about it too. */
export type GalleryTemplate = {cliId: string} & {[Key in keyof TemplateFacts]?: TemplateFacts[Key] | null};

const FIELDS = ['shortName', 'repo', 'free', 'previewUrl', 'previewType', 'previewSize', 'contributedBy'] as const;

/** A mistake in the gallery, and the path of its field. */
export type Difference = {path: (string | number)[]; message: string};

/** Compares the gallery with what `npx create-video` offers, both ways. */
export const compareTemplates = (gallery: GalleryTemplate[], facts: Record<string, TemplateFacts>): Difference[] => {
	const shown = new Set(gallery.map(({cliId}) => cliId));
	const offered = Object.keys(facts);
	const wrong = gallery.flatMap((template, index): Difference[] => {
		const fact = facts[template.cliId];
		if (!fact) {
			return [{path: [index, 'cliId'], message: `create-video doesn't offer "${template.cliId}", expected one of ${offered.join(', ')}`}];
		}

		return FIELDS.filter((field) => !isDeepStrictEqual(template[field] ?? null, fact[field] ?? null)).map((field) => ({
			path: [index, field],
			message: `expected ${JSON.stringify(fact[field] ?? null)}, found ${JSON.stringify(template[field] ?? null)}`,
		}));
	});
	const missing = offered.filter((id) => !shown.has(id));
	return [...wrong, ...missing.map((id) => ({path: [], message: `"${id}" of create-video is missing`}))];
};

/** Where the gallery says something else than `create-video`; nothing for a site without templates. */
export const templateProblems = (): Finding[] => {
	const file = path.join(contentDir, 'templates', 'templates.json');
	if (!existsSync(file)) {
		return [];
	}

	const gallery = readJson<GalleryTemplate[]>(file);
	const {facts} = readFacts<{templates: Record<string, TemplateFacts>}>('templates.json');
	return compareTemplates(gallery, facts.templates).map(({path: field, message}) => fromProblem(problemInFile(file, field, message)));
};
