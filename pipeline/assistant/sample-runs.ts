import {decodeEntities} from './page-text';

const FIGURE = /<figure class="code[^"]*"[^>]*>[\s\S]*?<code>([\s\S]*?)<\/code>/g;
const PIECE = /<(?:span|a)\b[^>]*>|<\/(?:span|a)>|[^<]+/g;
const CLASS = /\bclass="([^"]*)"/;
const TOKEN_CLASS = /^tk-([a-z])$/;

type Run = {mark: string; length: number};

const readSample = (html: string): {code: string; runs: Run[]} => {
	const open: string[] = [];
	const runs: Run[] = [];
	let code = '';
	for (const [piece] of html.matchAll(PIECE)) {
		if (piece.startsWith('</')) {
			open.pop();
		} else if (piece.startsWith('<')) {
			// The element around a marked line colors nothing.
			open.push(TOKEN_CLASS.exec(CLASS.exec(piece)?.[1] ?? '')?.[1] ?? open.at(-1) ?? '');
		} else {
			const text = decodeEntities(piece);
			const mark = open.at(-1) ?? '';
			const last = runs.at(-1);
			code += text;
			if (last?.mark === mark) {
				last.length += text.length;
			} else {
				runs.push({mark, length: text.length});
			}
		}
	}

	return {code, runs};
};

/** The colors of a page's samples, by their code, in the form of `PassageBlock.runs`. */
export const sampleRuns = (html: string): Map<string, string> =>
	new Map(
		[...html.matchAll(FIGURE)].map(([, inner = '']) => {
			const {code, runs} = readSample(inner);
			return [code.trimEnd(), runs.map(({mark, length}) => `${mark}${length}`).join(' ')];
		}),
	);
