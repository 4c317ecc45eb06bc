import ts from 'typescript';
import {findExported, follow, importedModule, type JsModule, type Located} from '../javascript/js-module';
import {literalText} from '../javascript/literal';

/** A flag that code reads from the command line, with the value that the code puts in its place. */
export type FlagRead = {flag: string; option?: string; default?: string; renamed?: true};

/** Flag of each row of the toolkit's table of options. */
export type OptionFlags = ReadonlyMap<string, string>;

const PARSED = /^(?:\w+\.)*(?:CliInternals\.)?parsed(?:Lambda|Cloudrun)?Cli$/;

const unquote = (text: string | undefined): string | undefined => text?.replaceAll("'", '');

/** The key in the table of options that an expression such as `crfOption` or `x.options.crfOption` refers to. */
const optionOf = (node: ts.Node, {declarations}: JsModule, options: OptionFlags): string | undefined => {
	if (ts.isPropertyAccessExpression(node) && /BrowserSafeApis\.options$/.test(node.expression.getText())) {
		return options.has(node.name.text) ? node.name.text : undefined;
	}

	const declared = ts.isIdentifier(node) ? declarations.get(node.text) : undefined;
	const isDestructured =
		declared &&
		ts.isBindingElement(declared) &&
		/BrowserSafeApis\.options$/.test((declared.parent.parent as ts.VariableDeclaration).initializer?.getText() ?? '');
	return isDestructured && ts.isIdentifier(node) && options.has(node.text) ? node.text : undefined;
};

const localConstant = (name: string, from: ts.Node): ts.Expression | undefined => {
	for (let scope: ts.Node | undefined = from; scope; scope = scope.parent) {
		const statements = ts.isBlock(scope) ? scope.statements : [];
		for (const declaration of statements.flatMap((statement) =>
			ts.isVariableStatement(statement) ? [...statement.declarationList.declarations] : [],
		)) {
			if (declaration.name.getText() === name) {
				return declaration.initializer;
			}
		}
	}

	return undefined;
};

const keyOf = (argument: ts.Expression, module: JsModule, options: OptionFlags): {flag: string; option?: string} | undefined => {
	if (ts.isStringLiteral(argument)) {
		return {flag: argument.text};
	}

	if (ts.isPropertyAccessExpression(argument) && argument.name.text === 'cliFlag') {
		const option = optionOf(argument.expression, module, options);
		return option === undefined ? undefined : {flag: options.get(option)!, option};
	}

	const constant = ts.isIdentifier(argument) ? localConstant(argument.text, argument) : undefined;
	return constant && constant !== argument ? keyOf(constant, module, options) : undefined;
};

/** Whether an access only serves to refuse the flag: the branch that it opens throws or exits. */
const isRefused = (access: ts.Node): boolean => {
	const statement = access.parent;
	if (!ts.isIfStatement(statement) || statement.expression !== access) {
		return false;
	}

	const text = statement.thenStatement.getText();
	return /process\.exit\(1\)|throw new Error/.test(text);
};

const fallbackOf = (access: ts.Node, module: JsModule): string | undefined => {
	const assignment = access.parent;
	const condition = ts.findAncestor(assignment, ts.isConditionalExpression);
	const isNullish =
		condition &&
		/void 0/.test(condition.condition.getText()) &&
		condition.condition.pos <= access.pos &&
		access.end <= condition.condition.end;
	return isNullish ? literalText({module, node: condition.whenFalse}) : undefined;
};

const isRenamed = (access: ts.Node): boolean => {
	const statement = ts.findAncestor(access, ts.isIfStatement);
	return statement !== undefined && /has been renamed/.test(statement.thenStatement.getText());
};

/** What one node reads from the command line. */
export const flagReadsOf = (node: ts.Node, module: JsModule, options: OptionFlags): FlagRead[] => {
	if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === 'getValue') {
		const option = optionOf(node.expression.expression, module, options);
		return option === undefined ? [] : [{flag: options.get(option)!, option}];
	}

	if (
		ts.isVariableDeclaration(node) &&
		ts.isObjectBindingPattern(node.name) &&
		node.initializer &&
		PARSED.test(node.initializer.getText())
	) {
		return node.name.elements.map(({name, propertyName}) => ({flag: (propertyName ?? name).getText()}));
	}

	const isAccess = ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node);
	if (!isAccess || !PARSED.test(node.expression.getText().replace(/^exports\./, '')) || isRefused(node)) {
		return [];
	}

	const key = ts.isPropertyAccessExpression(node) ? {flag: node.name.text} : keyOf(node.argumentExpression, module, options);
	const value = fallbackOf(node, module);
	return key && key.flag !== '_'
		? [{...key, ...(value === undefined ? {} : {default: value}), ...(isRenamed(node) ? {renamed: true as const} : {})}]
		: [];
};

/** The object of internals that `x_1.FooInternals` is; packages share functions through them. */
const internalsOf = (node: ts.Node, module: JsModule): Located | undefined => {
	const isInternals = ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression) && /Internals$/.test(node.name.text);
	const owner = isInternals ? importedModule(module, (node.expression as ts.Identifier).text) : undefined;
	const internals = owner && findExported(owner, (node as ts.PropertyAccessExpression).name.text);
	return internals && ts.isObjectLiteralExpression(internals.node) ? internals : undefined;
};

const propertyOf = (internals: Located, name: string): Located | null => {
	const property = (internals.node as ts.ObjectLiteralExpression).properties.find((candidate) => candidate.name?.getText() === name);
	const value = property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
	return (value && follow({module: internals.module, node: value})) ?? null;
};

/** Where a called or mentioned name leads; null for one that is known and leads nowhere. */
export const referenceOf = (node: ts.Node, module: JsModule): Located | null | undefined => {
	if (ts.isPropertyAccessExpression(node)) {
		const internals = internalsOf(node.expression, module);
		if (internals) {
			return propertyOf(internals, node.name.text);
		}

		if (internalsOf(node, module)) {
			return null;
		}
	}

	// `const {getCliOptions} = cli_1.CliInternals;`
	const declared = ts.isIdentifier(node) ? module.declarations.get(node.text) : undefined;
	const source = declared && ts.isBindingElement(declared) ? (declared.parent.parent as ts.VariableDeclaration).initializer : undefined;
	const shared = source && internalsOf(source, module);
	if (shared && ts.isIdentifier(node)) {
		return propertyOf(shared, node.text);
	}

	const isReference = ts.isPropertyAccessExpression(node)
		? ts.isIdentifier(node.expression)
		: ts.isIdentifier(node) && module.declarations.has(node.text);
	const target = isReference ? follow({module, node}) : undefined;
	return target && target.node !== node ? target : undefined;
};

/** The text of a constant, for command names. */
export const constantText = (node: ts.Node, module: JsModule): string | undefined => unquote(literalText({module, node}));
