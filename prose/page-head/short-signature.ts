const LINE = 76;
const MAX_LINES = 6;

const flatten = (signature: string): string =>
	signature
		.replaceAll(/\s+/g, ' ')
		.replaceAll(/([(<]) /g, '$1')
		.replaceAll(/,? ([)>])/g, '$1')
		.replaceAll(/\{ /g, '{')
		.replaceAll(/;? \}/g, '}');

/** Removes the fields of object types, because the page lists them. */
const withoutFields = (text: string): string => {
	const shorter = text.replaceAll(/\{(?!…\})(?:[^{}]|\{…\})*\}/g, '{…}').replaceAll(/\{…\}(?: [&|] \{…\})+/g, '{…}');
	return shorter === text ? text : withoutFields(shorter);
};

/** The positions of the parentheses around the parameters, and of the commas between them. */
const cuts = (text: string): {start: number; commas: number[]; end: number} | undefined => {
	const start = text.indexOf('(');
	const commas: number[] = [];
	let depth = 0;
	for (let at = start; at >= 0 && at < text.length; at++) {
		const sign = text[at] ?? '';
		if ('([{<'.includes(sign)) {
			depth++;
		} else if (')]}'.includes(sign) || (sign === '>' && text[at - 1] !== '=')) {
			depth--;
		} else if (sign === ',' && depth === 1) {
			commas.push(at);
		}
		if (depth === 0) {
			return {start, commas, end: at};
		}
	}

	return undefined;
};

/** Puts each parameter on its own line. */
const breakLines = (text: string): string => {
	const found = cuts(text);
	if (!found || found.end === found.start + 1) {
		return text;
	}
	const {start, commas, end} = found;
	const edges = [start, ...commas, end];
	const parameters = edges.slice(1).map((edge, index) => `  ${text.slice((edges[index] ?? 0) + 1, edge).trim()},\n`);
	return `${text.slice(0, start + 1)}\n${parameters.join('')}${text.slice(end)}`;
};

const fits = (text: string): boolean => {
	const lines = text.split('\n');
	return lines.length <= MAX_LINES && lines.every(({length}) => length <= LINE);
};

/** The first form of a signature that fits: on one line, with one parameter per line, or without the fields of object types. */
export const shortSignature = (signature: string): string => {
	const flat = flatten(signature);
	const bare = withoutFields(flat);
	return [flat, breakLines(flat), bare].find(fits) ?? breakLines(bare);
};
