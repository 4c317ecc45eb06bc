const PAIRS = ['()', '{}', '[]'] as const;

/** Text whose brackets pair with nothing: arrows, strings and comments. A rough pattern, good enough for a few lines of a sample. */
const NO_BRACKETS = /=>|'[^'\n]*'|"[^"\n]*"|`[^`]*`|\/\/.*/g;

const count = (text: string, character: string): number => text.split(character).length - 1;

const openBracket = (text: string): string | undefined => {
	const code = text.replaceAll(NO_BRACKETS, '');
	return PAIRS.find(([open = '', close = '']) => count(code, open) !== count(code, close));
};

/**
 * The lines that `4,7-9` marks in a sample, counted from 1. Line numbers go stale when the code above them changes, so a mark has
 * to look intended. Throws an `Error` that names lines that don't exist, that begin or end with an empty line, or that cut a pair
 * of brackets in two.
 */
export const parseMarkedLines = (ranges: string, code: string): number[] => {
	const lines = code.split('\n');
	return ranges
		.replaceAll(/\s/g, '')
		.split(',')
		.flatMap((range) => {
			const [from = 0, to = from] = range.split('-').map(Number);
			const outside = [from, to].find((line) => !(line >= 1 && line <= lines.length));
			if (outside !== undefined || to < from) {
				throw new Error(`marked line ${outside ?? range} does not exist, expected 1 to ${lines.length} (counted after the cut)`);
			}

			if ([from, to].some((line) => lines[line - 1]!.trim() === '')) {
				throw new Error(`marked lines ${range} begin or end with an empty line (counted after the cut)`);
			}

			const pair = from === to ? undefined : openBracket(lines.slice(from - 1, to).join('\n'));
			if (pair) {
				throw new Error(`marked lines ${range} cut a pair of ${pair} in two (counted after the cut)`);
			}

			return Array.from({length: to - from + 1}, (_, index) => from + index);
		});
};
