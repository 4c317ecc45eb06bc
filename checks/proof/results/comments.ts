import ts from 'typescript';
import type {SampleFile} from '../../samples/layout';
import type {Expected, Stated} from '../runners/browser/stage/compare';
import {sourceOf} from '../samples/exports';
import {readNotation} from './notation';

/** A stated result with the code that has it: a value, or the calls that print. */
type Place = {stated: Stated; nodes: ts.Node[]};

const lineOf = (source: ts.SourceFile, position: number): number => source.getLineAndCharacterOfPosition(position).line;

const textOf = (line: string): string | undefined => /^\s*\/\/ ?(.*?)\s*$/.exec(line)?.[1];

/** The comment after a statement, or those on the lines below it up to an empty one; markers and illustrations don't count. */
const commentOf = (source: ts.SourceFile, statement: ts.Statement): {line: number; lines: string[]} | undefined => {
	const all = source.text.split('\n');
	const end = lineOf(source, statement.end);
	const rest = all[end]!.slice(source.getLineAndCharacterOfPosition(statement.end).character);
	const behind = textOf(rest);
	const lines = behind === undefined ? [] : [behind];
	let next = end + 1;
	if (rest.trim() === '') {
		for (let text = textOf(all[next] ?? ''); text !== undefined; text = textOf(all[++next] ?? '')) {
			lines.push(text);
		}

		// A comment directly above code is about that code.
		if (/[^\s}]/.test(all[next] ?? '')) {
			return undefined;
		}
	}

	return lines.length === 0 || /^(?:---|For example\b)/.test(lines[0]!) ? undefined : {line: behind === undefined ? end + 1 : end, lines};
};

const printsOf = (statement: ts.Statement): ts.CallExpression[] => {
	const found: ts.CallExpression[] = [];
	const look = (node: ts.Node): void => {
		if (ts.isCallExpression(node) && node.expression.getText() === 'console.log') {
			found.push(node);
		} else if (!ts.isFunctionLike(node)) {
			ts.forEachChild(node, look);
		}
	};
	look(statement);
	return found;
};

const valueIn = (statement: ts.Statement): ts.Expression | undefined => {
	if (ts.isExpressionStatement(statement) || ts.isReturnStatement(statement)) {
		return statement.expression;
	}

	return ts.isVariableStatement(statement) ? statement.declarationList.declarations.at(-1)?.initializer : undefined;
};

const ARROW = /^(?:=>|->|→)\s*/;

const valueStated = (says: string): Expected | undefined => {
	const text = says.replace(ARROW, '');
	// Words may follow a colon: `0: the first frame`.
	const ends = [text.length, ...[...text.matchAll(/: /g)].map(({index}) => index)];
	for (const end of ends) {
		const value = readNotation(text.slice(0, end));
		if (value) {
			return value;
		}
	}

	// What follows an arrow is a result, whatever it is.
	return ARROW.test(says) ? {kind: 'text', text} : undefined;
};

const placeOf = (file: SampleFile, source: ts.SourceFile, statement: ts.Statement): Place | undefined => {
	const comment = commentOf(source, statement);
	if (!comment) {
		return undefined;
	}

	const line = file.firstLine + comment.line;
	const says = comment.lines.join(' ');
	const prints = printsOf(statement);
	if (prints.length > 0) {
		const single = ts.isExpressionStatement(statement);
		const lines = single ? [says] : comment.lines;
		return {nodes: prints, stated: {line, says, prints: lines.map((text) => ({text: text.replace(ARROW, ''), value: valueStated(text)}))}};
	}

	const node = valueIn(statement);
	const gives = node && !ts.isFunctionLike(node) ? valueStated(says) : undefined;
	return node && gives && {nodes: [node], stated: {line, says, gives}};
};

const placesIn = (file: SampleFile): Place[] => {
	const source = sourceOf(file);
	const places: Place[] = [];
	const visit = (node: ts.Node): void => {
		const place = ts.isStatement(node) && !ts.isBlock(node) ? placeOf(file, source, node) : undefined;
		if (place) {
			places.push(place);
		} else {
			ts.forEachChild(node, visit);
		}
	};
	ts.forEachChild(source, visit);
	return places;
};

/** The results that the comments of a sample state, with their lines on the page. */
export const resultsIn = (file: SampleFile): Stated[] => placesIn(file).map(({stated}) => stated);

const watchedNode = (node: ts.Node, stated: Stated): string => {
	const given = JSON.stringify(stated);
	return stated.prints && ts.isCallExpression(node)
		? `globalThis.__results.prints(${[given, ...node.arguments.map((each) => each.getText())].join(', ')})`
		: `globalThis.__results.gives(${given}, ${node.getText()})`;
};

/** Changes a sample so that it passes each stated result to `globalThis.__results`, a `Watch`, and otherwise does what it did. */
export const watched = (file: SampleFile): SampleFile => {
	const places = placesIn(file);
	if (places.length === 0) {
		return file;
	}

	const code = places
		.flatMap(({nodes, stated}) => nodes.map((node) => ({start: node.getStart(), end: node.end, text: watchedNode(node, stated)})))
		.sort((a, b) => b.start - a.start)
		.reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), file.code);
	return {...file, code: `${code}\nglobalThis.__results.expects(${JSON.stringify(places.map(({stated}) => stated))});\n`};
};
