import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import ts from 'typescript';

/** A shipped JavaScript file, taken apart: what its top level declares, imports and exports. */
export type JsModule = {
	file: string;
	declarations: Map<string, ts.Node>;
	exports: Map<string, ts.Expression>;
	/** Local name of a required module and where it comes from. */
	imports: Map<string, string>;
};

const requiredModule = (node: ts.Expression): string | undefined => {
	const call =
		ts.isCallExpression(node) && node.arguments.length === 1 && ts.isCallExpression(node.arguments[0]!) ? node.arguments[0] : node;
	const [argument] = ts.isCallExpression(call) ? call.arguments : [];
	return ts.isCallExpression(call) && call.expression.getText() === 'require' && argument && ts.isStringLiteral(argument)
		? argument.text
		: undefined;
};

const readVariables = (statement: ts.VariableStatement, module: JsModule): void => {
	for (const {name, initializer} of statement.declarationList.declarations) {
		const source = initializer && requiredModule(initializer);
		if (ts.isIdentifier(name) && source !== undefined) {
			module.imports.set(name.text, source);
		} else if (ts.isIdentifier(name) && initializer) {
			module.declarations.set(name.text, initializer);
		} else if (ts.isObjectBindingPattern(name) && initializer) {
			for (const element of name.elements) {
				module.declarations.set(element.name.getText(), element);
			}
		}
	}
};

const readAssignment = (node: ts.Expression, module: JsModule): void => {
	if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.EqualsToken) {
		return;
	}

	const target = node.left;
	if (ts.isPropertyAccessExpression(target) && target.expression.getText() === 'exports' && !ts.isVoidExpression(node.right)) {
		module.exports.set(target.name.text, node.right);
	}

	readAssignment(node.right, module);
};

/** `Object.defineProperty(exports, "x", {get: function () { return y_1.x; }})` exports what it returns. */
const readGetter = (call: ts.CallExpression, module: JsModule): void => {
	const [target, name, descriptor] = call.arguments;
	const getter = descriptor && /return (\w+)\.(\w+);/.exec(descriptor.getText());
	if (target?.getText() !== 'exports' || !name || !ts.isStringLiteral(name) || !descriptor || !getter) {
		return;
	}

	const find = (node: ts.Node): void => {
		if (ts.isReturnStatement(node) && node.expression) {
			module.exports.set(name.text, node.expression);
		}

		ts.forEachChild(node, find);
	};
	find(descriptor);
};

const modules = new Map<string, JsModule>();

/** Takes a JavaScript file apart, once. */
export const readModule = (file: string): JsModule => {
	const known = modules.get(file);
	if (known) {
		return known;
	}

	const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ESNext, true, ts.ScriptKind.JS);
	const module: JsModule = {file, declarations: new Map(), exports: new Map(), imports: new Map()};
	for (const statement of source.statements) {
		if (ts.isVariableStatement(statement)) {
			readVariables(statement, module);
		} else if (ts.isFunctionDeclaration(statement) && statement.name) {
			module.declarations.set(statement.name.text, statement);
		} else if (ts.isExpressionStatement(statement)) {
			readAssignment(statement.expression, module);
			if (ts.isCallExpression(statement.expression)) {
				readGetter(statement.expression, module);
			}
		}
	}

	modules.set(file, module);
	return module;
};

/** The JavaScript file that a module requires under a local name; undefined for built-in modules and data. */
export const importedModule = (module: JsModule, local: string): JsModule | undefined => {
	const specifier = module.imports.get(local);
	if (specifier === undefined) {
		return undefined;
	}

	try {
		const file = createRequire(module.file).resolve(specifier);
		return /\.[cm]?js$/.test(file) && existsSync(file) ? readModule(file) : undefined;
	} catch {
		return undefined;
	}
};

export type Located = {module: JsModule; node: ts.Node};

/** What a module exports under a name, re-exports followed. */
export const findExported = (module: JsModule, name: string): Located | undefined => {
	const node = module.exports.get(name);
	return node ? follow({module, node}) : module.declarations.has(name) ? {module, node: module.declarations.get(name)!} : undefined;
};

/** Where a name or `module_1.name` was declared; the node itself for anything else. */
export const follow = ({module, node}: Located): Located | undefined => {
	if (ts.isParenthesizedExpression(node)) {
		return follow({module, node: node.expression});
	}

	// `(0, x_1.f)` is how compilers write a call of an imported function.
	if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.CommaToken) {
		return follow({module, node: node.right});
	}

	if (ts.isIdentifier(node)) {
		const declared = module.declarations.get(node.text);
		return declared && {module, node: declared};
	}

	if (ts.isPropertyAccessExpression(node) && node.expression.getText() === 'exports') {
		const own = module.exports.get(node.name.text);
		return own && own !== node ? follow({module, node: own}) : undefined;
	}

	if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression)) {
		const other = importedModule(module, node.expression.text);
		return other && findExported(other, node.name.text);
	}

	return {module, node};
};
