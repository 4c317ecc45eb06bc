import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import {contentDir} from '../pipeline/base/site-dir';
import {readFacts, type TemplateFacts} from '../pipeline/content/facts/facts';
import {type Finding, fileName} from './finding';

/** A template of the gallery, with what `create-video` knows about it too. */
export type GalleryTemplate = {cliId: string} & {[Key in keyof TemplateFacts]?: TemplateFacts[Key] | null};

const FIELDS = ['shortName', 'repo', 'free', 'previewUrl', 'previewType', 'previewSize', 'contributedBy'] as const;

/** Compares the gallery with what `npx create-video` offers, both ways and in the same order. */
export const compareTemplates = (gallery: GalleryTemplate[], facts: Record<string, TemplateFacts>): string[] => {
	const shown = new Set(gallery.map(({cliId}) => cliId));
	const offered = Object.keys(facts);
	const values = gallery.flatMap((template) => {
		const fact = facts[template.cliId];
		return fact === undefined
			? [`template "${template.cliId}" is not offered by create-video, expected one of ${offered.join(', ')}`]
			: FIELDS.filter((field) => !isDeepStrictEqual(template[field] ?? null, fact[field] ?? null)).map(
					(field) =>
						`template "${template.cliId}", field "${field}": expected ${JSON.stringify(fact[field] ?? null)}, found ${JSON.stringify(template[field] ?? null)}`,
				);
	});
	const missing = offered.filter((id) => !shown.has(id)).map((id) => `template "${id}" of create-video is missing`);
	return [...values, ...missing];
};

/** Where the gallery says something else than `create-video`; nothing for a site without templates. */
export const templateProblems = (): Finding[] => {
	const file = path.join(contentDir, 'templates', 'templates.json');
	if (!existsSync(file)) {
		return [];
	}

	const text = readFileSync(file, 'utf8');
	const {facts} = readFacts<{templates: Record<string, TemplateFacts>}>('templates.json');
	return compareTemplates(JSON.parse(text), facts.templates).map((message) => ({
		file: fileName(file),
		line: lineOf(text, message),
		message,
	}));
};

const lineOf = (text: string, message: string): number => {
	const id = /^template "([^"]+)"/.exec(message)?.[1];
	return (
		Math.max(
			0,
			text.split('\n').findIndex((line) => line.includes(`"cliId": "${id}"`)),
		) + 1
	);
};
