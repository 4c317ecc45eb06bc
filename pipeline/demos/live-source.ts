import {problemInFile} from '../base/data/data-file';
import {pathFrom} from '../base/file-paths';
import {ContentError, type Problem} from '../base/problems';
import {repoDir} from '../base/site-dir';
import {loadHighlighter} from '../compiler/code/highlight';
import {demoPreview} from './demo-preview';
import {descriptionFile, readDemo} from './demos';
import type {Cue, LiveSource, SourcePart} from './types';

type Value = string | number;

/** A problem with a field of `video.json`. */
type ProblemOf = (field: readonly PropertyKey[], message: string) => Problem;

const quote = (value: Value): string => (typeof value === 'number' ? String(value) : `'${value}'`);

/** Literals that occur in no source, keep the color of the value they replace, and are as long as each other. */
const markOf = (value: Value, index: number): string => {
	const number = String(index).padStart(3, '0');
	return typeof value === 'number' ? `900719925${number}` : `'\u00a7${number}\u00a7'`;
};

/**
 * The source of a video as highlighted code with a gap at the default value of each of its props. Throws when
 * `video.json` and the parameters of the component disagree: the page would print something else than it plays.
 */
export const splitSource = (
	source: string,
	defaults: Record<string, Value>,
	{highlight, problem}: {highlight: (code: string, language: string) => string[]; problem: ProblemOf},
): SourcePart[] => {
	const props = Object.keys(defaults);
	const marked = props.reduce((code, prop, index) => {
		const value = defaults[prop]!;
		const declaration = `${prop} = ${quote(value)},`;
		if (!code.includes(declaration)) {
			throw new ContentError([
				problem(['defaultProps', prop], `expected "${declaration}" in the source, the parameter with this default value`),
			]);
		}

		return code.replace(declaration, () => `${prop} = ${markOf(value, index)},`);
	}, source);
	let html = highlight(marked, 'tsx').join('\n');
	const parts: SourcePart[] = [];
	for (const [index, prop] of props.entries()) {
		const mark = markOf(defaults[prop]!, index);
		const found = new RegExp(`<span class="[^"]*">${mark}</span>|${mark}`).exec(html);
		if (!found) {
			throw new ContentError([problem(['defaultProps', prop], 'the parameter comes earlier in the source, expected the same order')]);
		}

		parts.push({html: html.slice(0, found.index)}, {prop});
		html = html.slice(found.index + found[0].length);
	}

	return [...parts, {html}];
};

/** Finds the lines of cues. Throws when the code of one is in no line, or in several. */
export const cueLines = (source: string, cues: {code: string; from: number; to: number}[], problem: ProblemOf): Cue[] => {
	const lines = source.split('\n');
	return cues.map(({code, from, to}, index) => {
		const found = lines.flatMap((line, at) => (line.includes(code) ? [at] : []));
		if (found.length !== 1) {
			throw new ContentError([problem(['cues', index, 'code'], `"${code}" is in ${found.length} lines of the source, expected one`)]);
		}

		return {line: found[0]!, from, to};
	});
};

/** Reads a video with its source. Throws when `video.json` and the source disagree. */
export const liveSource = async (id: string): Promise<LiveSource> => {
	const {source, sourceFile, defaultProps, cues = []} = readDemo(id);
	const defaults = Object.fromEntries(Object.entries(defaultProps).filter((entry): entry is [string, Value] => isValue(entry[1])));
	const highlight = await loadHighlighter(['tsx']);
	const problem: ProblemOf = (field, message) => problemInFile(descriptionFile(id), field, message);
	return {
		demo: demoPreview(id),
		file: pathFrom(repoDir, sourceFile),
		defaults,
		parts: splitSource(source.trimEnd(), defaults, {highlight, problem}),
		cues: cueLines(source, cues, problem),
	};
};

const isValue = (value: unknown): value is Value => typeof value === 'string' || typeof value === 'number';
