import {pathFrom} from '../base/file-paths';
import {repoDir} from '../base/site-dir';
import {loadHighlighter} from '../compiler/code/highlight';
import {demoPreview} from './demo-preview';
import {readDemo} from './demos';
import type {Cue, LiveSource, SourcePart} from './types';

type Value = string | number;

const quote = (value: Value): string => (typeof value === 'number' ? String(value) : `'${value}'`);

/** Literals that occur in no source, keep the color of the value they stand for, and are as long as each other. */
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
	highlight: (code: string, language: string) => string[],
): SourcePart[] => {
	const props = Object.keys(defaults);
	const marked = props.reduce((code, prop, index) => {
		const value = defaults[prop]!;
		const declaration = `${prop} = ${quote(value)},`;
		if (!code.includes(declaration)) {
			throw new Error(`"${declaration}" is not in the source, expected the parameter with the default value of video.json`);
		}

		return code.replace(declaration, () => `${prop} = ${markOf(value, index)},`);
	}, source);
	let html = highlight(marked, 'tsx').join('\n');
	const parts: SourcePart[] = [];
	for (const [index, prop] of props.entries()) {
		const mark = markOf(defaults[prop]!, index);
		const found = new RegExp(`<span class="[^"]*">${mark}</span>|${mark}`).exec(html);
		if (!found) {
			throw new Error(`the parameter "${prop}" comes earlier in the source than in video.json, expected the same order`);
		}

		parts.push({html: html.slice(0, found.index)}, {prop});
		html = html.slice(found.index + found[0].length);
	}

	return [...parts, {html}];
};

/** Finds the lines of cues. Throws when the code of one is in no line, or in several. */
export const cueLines = (source: string, cues: {code: string; from: number; to: number}[]): Cue[] => {
	const lines = source.split('\n');
	return cues.map(({code, from, to}) => {
		const found = lines.flatMap((line, index) => (line.includes(code) ? [index] : []));
		if (found.length !== 1) {
			throw new Error(`the cue "${code}" of video.json is in ${found.length} lines, expected one`);
		}

		return {line: found[0]!, from, to};
	});
};

/** Reads a video with its source. Throws when `video.json` and the source disagree. */
export const liveSource = async (id: string): Promise<LiveSource> => {
	const {source, sourceFile, defaultProps, cues = []} = readDemo(id);
	const defaults = Object.fromEntries(Object.entries(defaultProps).filter((entry): entry is [string, Value] => isValue(entry[1])));
	const highlight = await loadHighlighter(['tsx']);
	const file = pathFrom(repoDir, sourceFile);
	try {
		return {demo: demoPreview(id), file, defaults, parts: splitSource(source.trimEnd(), defaults, highlight), cues: cueLines(source, cues)};
	} catch (error) {
		throw new Error(`${file}: ${error instanceof Error ? error.message : error}`, {cause: error});
	}
};

const isValue = (value: unknown): value is Value => typeof value === 'string' || typeof value === 'number';
