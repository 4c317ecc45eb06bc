/** Replaces a part of a text by spaces, so that lines and columns of the rest stay. */
export const blank = (part: string): string => part.replace(/[^\n]/g, ' ');

/** A text of which only these ranges stay; everything else is blanked. */
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
