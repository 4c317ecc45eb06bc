import {type Document, type ErrorCode, LineCounter, parseDocument, visit} from 'yaml';
import type {z} from 'zod';
import type {Problem} from '../problems';
import {fieldName, validate} from './field-problems';

type Options = {
	file: string;
	/** The line of the file on which the text starts; 1 by default. */
	firstLine?: number;
};

/** YAML forbids tabs as indentation, JSON files may have them. A space is as long, so positions stay right. */
const parse = (text: string): {document: Document; lineAt: (offset: number) => number} => {
	const lineCounter = new LineCounter();
	// Pretty errors would name lines of this text, which may be a part of its file.
	const document = parseDocument(text.replaceAll('\t', ' '), {lineCounter, prettyErrors: false});
	return {document, lineAt: (offset) => lineCounter.linePos(offset).line};
};

type Mistake = {offset: number; message: string};

/** Aliases without an anchor, which text in asterisks looks like. The parser accepts them, and fails to make a value of them. */
const brokenAliases = (document: Document): Mistake[] => {
	const found: Mistake[] = [];
	visit(document, {
		Alias: (_, alias) => {
			if (!alias.resolve(document)) {
				found.push({
					offset: alias.range?.[0] ?? 0,
					message: `*${alias.source} is a reference in YAML, expected text that begins with * in quotes`,
				});
			}
		},
	});
	return found;
};

/** What some mistakes look like to authors; the parser speaks of its grammar. */
const MEANINGS: Partial<Record<ErrorCode, string>> = {
	BLOCK_AS_IMPLICIT_KEY: 'a field inside of a value, expected text with a colon in quotes, and fields of one level indented alike',
	DUPLICATE_KEY: 'this field is here a second time, expected it once',
};

/** What YAML itself forbids. Warnings are mistakes, too: in `title: !Note this`, what looks like a tag would be lost. */
const syntaxMistakes = (document: Document): Mistake[] => {
	const said = [...document.errors, ...document.warnings].map(({pos: [offset], code, message}) => ({
		offset,
		message: MEANINGS[code] ?? message,
	}));
	return said.length > 0 ? said : brokenAliases(document);
};

/** The line of a field, counted from 1: of the nearest field around it if there is no such field. */
const lineIn = ({document, lineAt}: ReturnType<typeof parse>, path: readonly PropertyKey[]): number => {
	for (let length = path.length; length > 0; length--) {
		const node = document.getIn(path.slice(0, length), true) as {range?: [number, number, number]} | undefined;
		if (node?.range) {
			return lineAt(node.range[0]);
		}
	}

	return 1;
};

/** A problem with a field of a YAML or JSON text, on the line of that field, or of the nearest one around it. */
export const problemAt = (text: string, path: readonly PropertyKey[], message: string, {file, firstLine = 1}: Options): Problem => ({
	file,
	line: lineIn(parse(text), path) + firstLine - 1,
	field: fieldName(path),
	message,
});

/**
 * Parses YAML (or JSON, which is YAML) and validates it. Returns the value, or problems that each name line and field.
 */
export const parseWithLines = <Schema extends z.ZodType>(
	text: string,
	schema: Schema,
	{file, firstLine = 1}: Options,
): {value: z.output<Schema>; problems?: undefined} | {value?: undefined; problems: Problem[]} => {
	const parsed = parse(text);
	const {document, lineAt} = parsed;
	const mistakes = syntaxMistakes(document);
	if (mistakes.length > 0) {
		return {problems: mistakes.map(({offset, message}) => ({file, line: lineAt(offset) + firstLine - 1, message}))};
	}

	if (document.contents === null && file.endsWith('.json')) {
		return {problems: [{file, line: 1, message: 'is empty, expected JSON'}]};
	}

	const {value, problems} = validate(schema, document.toJS() ?? {});
	return problems
		? {problems: problems.map(({path, message}) => ({file, line: lineIn(parsed, path) + firstLine - 1, field: fieldName(path), message}))}
		: {value};
};
