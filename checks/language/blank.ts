/** Replaces part of a text with spaces, so that lines and columns of the rest stay the same. */
export const blank = (part: string): string => part.replace(/[^\n]/g, ' ');

/** Blanks everything in a text but these ranges. */
export const keepOnly = (text: string, ranges: Iterable<[start: number, end: number]>): string => {
	let result = '';
	let position = 0;
	for (const [start, end] of [...ranges].sort(([a], [b]) => a - b)) {
		if (start >= position) {
			result += blank(text.slice(position, start)) + text.slice(start, end);
			position = end;
		}
	}

	return result + blank(text.slice(position));
};
