import ts from 'typescript';
import type {Expected} from '../runners/browser/stage/compare';

const MORE = '__more';
const TEXT_OR_ELISION = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`[^`]*`|(-?\d[\d.]*)(?:…|\.\.\.)|…|\.\.\.(?=\s*[\]},])/g;

/** Replaces elisions outside of strings with code that a parser understands: a spread at the end of `[1, …]`, a call for `0.57…`. */
const withElisions = (text: string): string =>
	text.replaceAll(TEXT_OR_ELISION, (found, digits?: string) => {
		if (digits !== undefined) {
			return `${MORE}('${digits}')`;
		}

		return found === '…' || found === '...' ? `...${MORE}` : found;
	});

const words: Record<string, Expected> = {
	undefined: {kind: 'constant', word: 'undefined'},
	NaN: {kind: 'constant', word: 'NaN'},
	Infinity: {kind: 'constant', word: 'Infinity'},
};

const isElision = (node: ts.Node): boolean =>
	(ts.isSpreadElement(node) || ts.isSpreadAssignment(node)) && ts.isIdentifier(node.expression) && node.expression.text === MORE;

const listOf = (elements: readonly ts.Expression[]): Expected | undefined => {
	const more = elements.findIndex(isElision);
	const items = elements.filter((element) => !isElision(element)).map(valueIn);
	// One elision may be anywhere; its place says which items are counted from the end.
	return items.every((item) => item !== undefined) && elements.length - items.length <= 1
		? {kind: 'list', items, ...(more >= 0 ? {more} : {})}
		: undefined;
};

const objectOf = (properties: readonly ts.ObjectLiteralElementLike[]): Expected | undefined => {
	const fields: Record<string, Expected> = {};
	for (const property of properties.filter((each) => !isElision(each))) {
		const value = ts.isPropertyAssignment(property) ? valueIn(property.initializer) : undefined;
		if (!value || !(property.name && (ts.isIdentifier(property.name) || ts.isStringLiteral(property.name)))) {
			return undefined;
		}

		fields[property.name.text] = value;
	}

	return {kind: 'object', fields, open: properties.some(isElision)};
};

const valueIn = (node: ts.Expression): Expected | undefined => {
	switch (node.kind) {
		case ts.SyntaxKind.TrueKeyword:
		case ts.SyntaxKind.FalseKeyword:
		case ts.SyntaxKind.NullKeyword:
			return {kind: 'constant', word: node.getText()};
		default:
	}

	if (ts.isStringLiteralLike(node)) {
		return {kind: 'text', text: node.text};
	}

	if (ts.isNumericLiteral(node)) {
		return {kind: 'number', digits: node.getText()};
	}

	if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.MinusToken) {
		const {operand} = node;
		return ts.isNumericLiteral(operand) || operand.getText() === 'Infinity' ? {kind: 'number', digits: node.getText()} : undefined;
	}

	if (ts.isCallExpression(node) && node.expression.getText() === MORE) {
		return {kind: 'number', digits: (node.arguments[0] as ts.StringLiteral).text, cut: true};
	}

	if (ts.isArrayLiteralExpression(node)) {
		return listOf(node.elements);
	}

	if (ts.isObjectLiteralExpression(node)) {
		return objectOf(node.properties);
	}

	return ts.isIdentifier(node) ? words[node.text] : undefined;
};

/**
 * Reads a value in JavaScript's notation, in which `…` stands for what is left out: of a list, an object, a string or the
 * digits of a number. `undefined` where the text is something else, such as words.
 */
export const readNotation = (text: string): Expected | undefined => {
	const source = ts.createSourceFile('value.ts', `(${withElisions(text)})`, ts.ScriptTarget.Latest, true);
	const [statement, ...others] = source.statements;
	const {parseDiagnostics} = source as unknown as {parseDiagnostics: unknown[]};
	return statement &&
		others.length === 0 &&
		parseDiagnostics.length === 0 &&
		ts.isExpressionStatement(statement) &&
		ts.isParenthesizedExpression(statement.expression)
		? valueIn(statement.expression.expression)
		: undefined;
};
