import ts from 'typescript';
import type {JsModule, Located} from '../javascript/js-module';
import {type FlagRead, flagReadsOf, type OptionFlags, referenceOf} from './flag-reads';

export type Reach = {reads: FlagRead[]; modules: Set<string>};

/** Files whose functions are not followed. */
export type Barrier = (file: string) => boolean;

/** Puts flags into settings for every command; the settings say who takes them (see `settingFlags`). */
const isCommonSetup = (file: string): boolean => file.endsWith('/parse-command-line.js');

const isCode = (file: string): boolean => /\/@remotion\/(?:cli|lambda|cloudrun)\/dist\//.test(file);

/** `const {a, b} = f()`: only what becomes `a` and `b` in the object that `f` returns matters then. */
const wantedOf = (call: ts.CallExpression): string[] | undefined => {
	const {parent} = call;
	return ts.isVariableDeclaration(parent) &&
		ts.isObjectBindingPattern(parent.name) &&
		parent.name.elements.every(({dotDotDotToken}) => !dotDotDotToken)
		? parent.name.elements.map(({name, propertyName}) => (propertyName ?? name).getText())
		: undefined;
};

const bodyOf = (node: ts.Node): ts.Block | undefined =>
	(ts.isArrowFunction(node) || ts.isFunctionDeclaration(node)) && node.body && ts.isBlock(node.body) ? node.body : undefined;

/** The parts of a function that make some properties of the object that it returns; undefined when it is no such function. */
const partsFor = (target: ts.Node, wanted: string[]): ts.Node[] | undefined => {
	const body = bodyOf(target);
	const returned = body?.statements.find(ts.isReturnStatement)?.expression;
	if (!body || !returned || !ts.isObjectLiteralExpression(returned)) {
		return undefined;
	}

	const locals = new Map<string, ts.Expression>();
	for (const {name, initializer} of body.statements
		.filter(ts.isVariableStatement)
		.flatMap(({declarationList}) => [...declarationList.declarations])) {
		if (initializer) {
			locals.set(name.getText(), initializer);
		}
	}

	const parts = new Set<ts.Node>();
	const add = (node: ts.Node): void => {
		const local = ts.isIdentifier(node) ? locals.get(node.text) : undefined;
		if (local && !parts.has(local)) {
			parts.add(local);
			add(local);
		}

		ts.forEachChild(node, add);
	};
	for (const property of returned.properties.filter(({name}) => name && wanted.includes(name.getText()))) {
		const value = ts.isPropertyAssignment(property) ? property.initializer : property.name!;
		parts.add(value);
		add(value);
	}

	return [...parts];
};

/** Every flag that some code may read, through all functions of the command line packages that it calls or passes on. */
export const reachFlags = (start: Located, options: OptionFlags, barrier: Barrier = () => false, except: ts.Node[] = []): Reach => {
	const reach: Reach = {reads: [], modules: new Set()};
	const seen = new Set<ts.Node>(except);
	const enter = (target: Located, from?: ts.Node): void => {
		if (!isCode(target.module.file) || isCommonSetup(target.module.file) || barrier(target.module.file)) {
			return;
		}

		const wanted =
			from?.parent && ts.isCallExpression(skipComma(from).parent) ? wantedOf(skipComma(from).parent as ts.CallExpression) : undefined;
		const parts = wanted && partsFor(target.node, wanted);
		for (const part of parts ?? [target.node]) {
			visit(part, target.module);
		}
	};
	const visit = (node: ts.Node, module: JsModule): void => {
		if (seen.has(node)) {
			return;
		}

		seen.add(node);
		reach.modules.add(module.file);
		reach.reads.push(...flagReadsOf(node, module, options));
		const reference = referenceOf(node, module);
		if (reference) {
			enter(reference, node);
		} else if (reference === undefined) {
			ts.forEachChild(node, (child) => visit(child, module));
		}
	};
	visit(start.node, start.module);
	return reach;
};

/** From `f` in `(0, f)(x)` to the parenthesis that is called. */
const skipComma = (node: ts.Node): ts.Node => {
	const {parent} = node;
	const isComma = parent && ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.CommaToken;
	return isComma && ts.isParenthesizedExpression(parent.parent) ? parent.parent : node;
};
