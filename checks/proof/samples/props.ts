import ts from 'typescript';
import {callbackArguments} from './known-types';
import {contextOf, isKnown, sampleValue} from './values';

const functionOf = (node: ts.Expression | undefined): ts.SignatureDeclaration | undefined => {
	if (node && (ts.isArrowFunction(node) || ts.isFunctionExpression(node))) {
		return node;
	}

	return node && ts.isCallExpression(node) ? functionOf(node.arguments[0]) : undefined;
};

const propsTypeOf = (declared: ts.TypeNode | undefined, fn: ts.SignatureDeclaration | undefined): ts.TypeNode | undefined =>
	fn?.parameters[0]?.type ?? (declared && ts.isTypeReferenceNode(declared) ? declared.typeArguments?.[0] : undefined);

/** For each component of a sample, an expression of the props that its type requires. */
export const propsOf = (source: ts.SourceFile, others: ts.SourceFile[] = []): Record<string, string> => {
	const context = contextOf(source, others);
	const props: Record<string, string> = {};
	const add = (name: string, type: ts.TypeNode | undefined): void => {
		if (type && /^[A-Z]/.test(name)) {
			props[name] = sampleValue('', type, context);
		}
	};
	for (const node of source.statements) {
		if (ts.isFunctionDeclaration(node) && node.name) {
			add(node.name.text, propsTypeOf(undefined, node));
		} else if (ts.isVariableStatement(node)) {
			for (const {name, type, initializer} of node.declarationList.declarations) {
				add(name.getText(), propsTypeOf(type, functionOf(initializer)));
			}
		}
	}

	return props;
};

type Declared = {name: string; type?: ts.TypeNode; fn: ts.SignatureDeclaration};

const functionsOf = (source: ts.SourceFile): Declared[] =>
	source.statements.flatMap((node): Declared[] => {
		if (ts.isFunctionDeclaration(node) && node.name && node.body) {
			return [{name: node.name.text, fn: node}];
		}

		return ts.isVariableStatement(node)
			? node.declarationList.declarations.flatMap(({name, type, initializer}) => {
					const fn = initializer && !ts.isCallExpression(initializer) ? functionOf(initializer) : undefined;
					return fn ? [{name: name.getText(), type, fn}] : [];
				})
			: [];
	});

/** Functions that a sample calls as it is evaluated: calling them again says nothing, and some may be called only once. */
const calledBy = (source: ts.SourceFile): Set<string> => {
	const names = new Set<string>();
	const look = (node: ts.Node): void => {
		if (ts.isFunctionLike(node)) {
			return;
		}

		if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
			names.add(node.expression.text);
		}

		ts.forEachChild(node, look);
	};
	look(source);
	return names;
};

/** Functions by their names, as opposed to components; servers name theirs after methods, such as `POST`. */
const isFunctionName = (name: string): boolean => /^(?:[a-z]|[A-Z]+$)/.test(name);

/** What a function's parameter has to be that its schema parses first. */
const parsedValue = (parameter: ts.ParameterDeclaration, fn: ts.SignatureDeclaration): string | undefined => {
	const name = parameter.name.getText();
	const [, schema] = new RegExp(`\\b(\\w+)\\.(?:safeParse|parse)\\(${name}\\)`).exec(fn.getText()) ?? [];
	return schema && schema !== 'JSON' && ts.isIdentifier(parameter.name) ? `globalThis.__stage.ofSchema(${schema})` : undefined;
};

/** For each function of a sample, an expression of the arguments that it requires; without those whose types don't tell. */
export const argumentsOf = (source: ts.SourceFile, others: ts.SourceFile[] = []): Record<string, string> => {
	const context = contextOf(source, others);
	const value = (name: string, type: ts.TypeNode): string => sampleValue(name, type, context);
	const called = calledBy(source);
	const made = functionsOf(source)
		.filter(({name}) => isFunctionName(name) && !called.has(name))
		.map(({name, type, fn}): [string, string] => {
			const [props] = type && ts.isTypeReferenceNode(type) ? (type.typeArguments ?? []) : [];
			const handed = type && callbackArguments(type.getText(), props ? value('', props) : '{}');
			if (handed) {
				return [name, handed];
			}

			const required = fn.parameters.filter((each) => !each.questionToken && !each.initializer && !each.dotDotDotToken);
			return [
				name,
				`[${required.map((each) => parsedValue(each, fn) ?? (each.type ? value(each.name.getText(), each.type) : 'undefined')).join(', ')}]`,
			];
		});
	return Object.fromEntries(made.filter(([, values]) => isKnown(values)));
};
