/** With `optional` the text says nothing of `undefined`. */
export type Wanted = {optional?: boolean};

/** Whether the text of a type is that of a function, which needs brackets beside other types. */
const isHigh = (text: string): boolean => /^(?:new |\(|<)/.test(text) && text.includes('=>');

/** Puts brackets around what would else be read as two types. */
export const wrap = (text: string): string =>
	isHigh(text) || / [|&] /.test(text.replaceAll(/\{[^{}]*\}|\([^()]*\)|<[^<>]*>/g, '')) ? `(${text})` : text;

const last = ['null', 'undefined'];

/** Joins the members of a union: each once, `null` and `undefined` last. */
export const joinUnion = (parts: string[], {optional}: Wanted = {}): string => {
	// A part may be a union itself, whose `null` is then listed once.
	const flat = parts.flatMap((part) => (isHigh(part) ? [part] : part.split(/ \| (?=(?:null|undefined)$)/)));
	const unique = [...new Set(flat)].filter((part) => !optional || part !== 'undefined');
	const hasBoth = unique.includes('true') && unique.includes('false');
	const merged = hasBoth ? unique.filter((part) => part !== 'false').map((part) => (part === 'true' ? 'boolean' : part)) : unique;
	const ordered = [...merged.filter((part) => !last.includes(part)), ...last.filter((part) => merged.includes(part))];
	return ordered.map((part) => (isHigh(part) && ordered.length > 1 ? `(${part})` : part)).join(' | ');
};
