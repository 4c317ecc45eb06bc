import {existsSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {findExported, follow, type JsModule, type Located, readModule} from './js-module';
import {literalText} from './literal';

/** Default values that a shipped function gives to the fields of its first parameter and to its other parameters. */
export type Defaults = {fields: Map<string, string>; positions: Map<number, string>};

type FunctionNode = ts.ArrowFunction | ts.FunctionExpression | ts.FunctionDeclaration;

const isFunction = (node: ts.Node): node is FunctionNode =>
	ts.isArrowFunction(node) || ts.isFunctionExpression(node) || ts.isFunctionDeclaration(node);

/** The function behind wrappers like `forwardRef(f)`. */
const unwrap = (located: Located, depth = 0): (Located & {node: FunctionNode}) | undefined => {
	const target = follow(located);
	if (!target || depth > 5) {
		return undefined;
	}

	if (isFunction(target.node)) {
		return {module: target.module, node: target.node};
	}

	const [inner] = ts.isCallExpression(target.node) ? target.node.arguments : [];
	return inner && unwrap({module: target.module, node: inner}, depth + 1);
};

/** The JavaScript beside a declaration file, else the bundle of the package. */
const moduleOfDeclaration = (declarationFile: string): JsModule | undefined => {
	const beside = declarationFile.replace(/\.d\.ts$/, '.js');
	const bundle = path.join(declarationFile.replace(/(\/dist\/).*$/, '$1'), 'esm/index.mjs');
	const file = [beside, bundle].find(existsSync);
	return file === undefined ? undefined : readModule(file);
};

type Scope = {
	module: JsModule;
	fields: Map<string, string>;
	/** Local names that hold a field. */
	locals: Map<string, string>;
	/** Local names that hold the whole object, or the rest of it. */
	wholes: Set<string>;
};

const note = (scope: Scope, field: string, node: ts.Node): void => {
	const text = literalText({module: scope.module, node});
	if (text !== undefined && !scope.fields.has(field)) {
		scope.fields.set(field, text);
	}
};

const readPattern = (pattern: ts.ObjectBindingPattern, scope: Scope): void => {
	for (const {name, propertyName, initializer, dotDotDotToken} of pattern.elements) {
		if (dotDotDotToken) {
			scope.wholes.add(name.getText());
		} else {
			const field = (propertyName ?? name).getText().replaceAll(/['"]/g, '');
			scope.locals.set(name.getText(), field);
			if (initializer) {
				note(scope, field, initializer);
			}
		}
	}
};

const fieldOf = (node: ts.Node, scope: Scope): string | undefined => {
	const bare = ts.isParenthesizedExpression(node) ? node.expression : node;
	const source = ts.isBinaryExpression(bare) && bare.operatorToken.kind === ts.SyntaxKind.EqualsToken ? bare.right : bare;
	if (ts.isIdentifier(source)) {
		return scope.locals.get(source.text);
	}

	return ts.isPropertyAccessExpression(source) && ts.isIdentifier(source.expression) && scope.wholes.has(source.expression.text)
		? source.name.text
		: undefined;
};

/** `a !== null && a !== void 0 ? a : b` is what compilers make of `a ?? b`. */
const nullish = (node: ts.Node): {left: ts.Node; right: ts.Node} | undefined => {
	if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken) {
		return {left: node.left, right: node.right};
	}

	const {condition} = ts.isConditionalExpression(node) ? node : {condition: undefined};
	const first = condition && ts.isBinaryExpression(condition) && ts.isBinaryExpression(condition.left) ? condition.left : undefined;
	return first && ts.isConditionalExpression(node) && first.right.kind === ts.SyntaxKind.NullKeyword && /void 0$/.test(condition!.getText())
		? {left: first.left, right: node.whenFalse}
		: undefined;
};

/** A presentation is `{component, props}`: its component finds the options in `passedProps`. */
const readPresentation = ({properties}: ts.ObjectLiteralExpression, scope: Scope): void => {
	const component = properties.filter(ts.isPropertyAssignment).find(({name}) => name.getText() === 'component');
	const target = component && properties.length === 2 ? unwrap({module: scope.module, node: component.initializer}) : undefined;
	const [pattern] = target?.node.parameters ?? [];
	const passed =
		pattern && ts.isObjectBindingPattern(pattern.name)
			? pattern.name.elements.find(({propertyName}) => propertyName?.getText() === 'passedProps')
			: undefined;
	if (target && passed && ts.isObjectBindingPattern(passed.name)) {
		readPattern(passed.name, {...scope, module: target.module});
	}
};

/** Whether a call passes the whole object on, as it is or spread into another one. */
const passesWhole = (argument: ts.Node | undefined, scope: Scope): boolean =>
	argument !== undefined &&
	((ts.isIdentifier(argument) && scope.wholes.has(argument.text)) ||
		(ts.isObjectLiteralExpression(argument) &&
			argument.properties.some((property) => ts.isSpreadAssignment(property) && scope.wholes.has(property.expression.getText()))));

/** The function that a call or an element passes the whole object on to. */
const targetOf = (call: ts.CallExpression, scope: Scope) => {
	const isElement = /jsxs?\)?$|createElement\)?$/.test(call.expression.getText());
	const [callee, argument] = isElement ? call.arguments : [call.expression, call.arguments[0]];
	return callee && passesWhole(argument, scope) ? unwrap({module: scope.module, node: callee}) : undefined;
};

/** Notes the defaults that a node states: in a pattern that takes the object apart, after `??`, in a presentation. */
const readNode = (node: ts.Node, scope: Scope): void => {
	if (ts.isVariableDeclaration(node) && ts.isObjectBindingPattern(node.name) && scope.wholes.has(node.initializer?.getText() ?? '')) {
		readPattern(node.name, scope);
	}

	const fallback = nullish(node);
	const field = fallback && fieldOf(fallback.left, scope);
	if (fallback && field !== undefined) {
		note(scope, field, fallback.right);
	}

	if (ts.isObjectLiteralExpression(node)) {
		readPresentation(node, scope);
	}
};

const readFunction = ({module, node}: Located & {node: FunctionNode}, fields: Map<string, string>, depth: number): void => {
	const scope: Scope = {module, fields, locals: new Map(), wholes: new Set()};
	const [first] = node.parameters;
	if (first && ts.isObjectBindingPattern(first.name)) {
		readPattern(first.name, scope);
	} else if (first) {
		scope.wholes.add(first.name.getText());
	}

	const walk = (child: ts.Node): void => {
		readNode(child, scope);
		const target = ts.isCallExpression(child) && depth < 3 ? targetOf(child, scope) : undefined;
		if (target && target.node !== node) {
			readFunction(target, fields, depth + 1);
		}

		ts.forEachChild(child, walk);
	};
	if (node.body) {
		walk(node.body);
	}
};

/** Reads the defaults that the code of an exported function or component states. */
export const defaultsOf = (declarationFile: string, name: string): Defaults => {
	const defaults: Defaults = {fields: new Map(), positions: new Map()};
	const module = moduleOfDeclaration(declarationFile);
	const exported = module && findExported(module, name);
	const target = exported && unwrap(exported);
	if (!target) {
		return defaults;
	}

	target.node.parameters.forEach(({initializer}, index) => {
		const text = initializer && literalText({module: target.module, node: initializer});
		if (text !== undefined) {
			defaults.positions.set(index, text);
		}
	});
	readFunction(target, defaults.fields, 0);
	return defaults;
};
