import {createRequire} from 'node:module';
import type ts from 'typescript';

type Compiler = typeof ts;

/** The compiler takes a third of a second to load, and only a faulty configuration needs it. */
const loadCompiler = (): Compiler => createRequire(import.meta.url)('typescript') as Compiler;

/**
 * Finds the line of a field in a configuration file: walks the object literals (through `defineConfig(…)`, constants
 * of the file, `as` and `satisfies`) along `path` and returns the nearest place that the file spells out.
 */
export const locate = (source: string, path: readonly PropertyKey[]): number => {
	const ts = loadCompiler();
	const file = ts.createSourceFile('site.config.ts', source, ts.ScriptTarget.Latest, true);
	let node: ts.Node = file.statements.find(ts.isExportAssignment) ?? file;
	let value = ts.isExportAssignment(node) ? unwrap(ts, node.expression, file) : undefined;
	for (const key of path) {
		const child = value && childAt(ts, value, key);
		if (!child) {
			break;
		}
		node = child.node;
		value = unwrap(ts, child.value, file);
	}

	return file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
};

/** The expression that a name refers to; any other expression itself. */
const unwrap = (ts: Compiler, expression: ts.Expression, file: ts.SourceFile, seen = new Set<ts.Node>()): ts.Expression => {
	if (seen.has(expression)) {
		return expression;
	}
	seen.add(expression);
	if (ts.isAsExpression(expression) || ts.isSatisfiesExpression(expression) || ts.isParenthesizedExpression(expression)) {
		return unwrap(ts, expression.expression, file, seen);
	}
	if (ts.isCallExpression(expression) && expression.arguments.length === 1) {
		return unwrap(ts, expression.arguments[0] ?? expression, file, seen);
	}
	if (ts.isIdentifier(expression)) {
		const constant = file.statements
			.filter(ts.isVariableStatement)
			.flatMap(({declarationList}) => [...declarationList.declarations])
			.find(({name}) => ts.isIdentifier(name) && name.text === expression.text);
		if (constant?.initializer) {
			return unwrap(ts, constant.initializer, file, seen);
		}
	}

	return expression;
};

const childAt = (ts: Compiler, value: ts.Expression, key: PropertyKey): {node: ts.Node; value: ts.Expression} | undefined => {
	if (ts.isArrayLiteralExpression(value) && typeof key === 'number') {
		const before = value.elements.slice(0, key + 1);
		const element = before.some(ts.isSpreadElement) ? undefined : before[key];
		return element && {node: element, value: element};
	}

	if (!ts.isObjectLiteralExpression(value)) {
		return undefined;
	}
	const property = value.properties.find(({name}) => name && (ts.isIdentifier(name) || ts.isStringLiteralLike(name)) && name.text === key);
	if (property && ts.isPropertyAssignment(property)) {
		return {node: property, value: property.initializer};
	}
	if (property && ts.isShorthandPropertyAssignment(property)) {
		return {node: property, value: property.name};
	}
	return undefined;
};
