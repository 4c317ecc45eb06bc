import path from 'node:path';
import ts from 'typescript';
import {pathFrom} from '../../../pipeline/base/file-paths';
import {numberFor, textFor} from '../runners/browser/stage/named-values';
import {knownValue, wrappers} from './known-types';

export type Declarations = Map<string, ts.TypeNode | readonly ts.TypeElement[]>;

/** The sample that values are made for, with the types that it knows. */
export type Context = {source: ts.SourceFile; declarations: Declarations};

/** The types that a file declares, and those of other files. */
const declarationsOf = (source: ts.SourceFile, others: ts.SourceFile[]): Declarations =>
	new Map(
		[...others, source]
			.flatMap(({statements}) => [...statements])
			.flatMap((node): [string, ts.TypeNode | readonly ts.TypeElement[]][] => {
				if (ts.isTypeAliasDeclaration(node)) {
					return [[node.name.text, node.type]];
				}

				return ts.isInterfaceDeclaration(node) ? [[node.name.text, node.members]] : [];
			}),
	);

export const contextOf = (source: ts.SourceFile, others: ts.SourceFile[] = []): Context => ({
	source,
	declarations: declarationsOf(source, others),
});

const keywords: Partial<Record<ts.SyntaxKind, string>> = {
	[ts.SyntaxKind.BooleanKeyword]: 'true',
	[ts.SyntaxKind.NullKeyword]: 'null',
	[ts.SyntaxKind.UnknownKeyword]: '{}',
	[ts.SyntaxKind.ObjectKeyword]: '{}',
};

/** Whether a value was found for every part of a type. */
export const isKnown = (expression: string): boolean => !/(?<!=> )\bundefined\b/.test(expression);

/** A value that a type speaks of with `typeof`, from the file that has it. */
const referenceTo = (name: string, node: ts.Node, {source}: Context): string => {
	const file = node.getSourceFile().fileName;
	if (file === source.fileName) {
		return name;
	}

	const relative = pathFrom(path.dirname(source.fileName), file).replace(/\.\w+$/, '');
	return `(await import('${relative.startsWith('.') ? relative : `./${relative}`}')).${name}`;
};

/** The type that a name has as the parameter of a function or of another type: what it extends, else any text will do. */
const typeParameter = (type: ts.TypeReferenceNode): ts.TypeNode | 'anything' | undefined => {
	const name = type.typeName.getText();
	for (let node: ts.Node = type; node; node = node.parent) {
		const {typeParameters} = node as Partial<ts.SignatureDeclaration>;
		const found = typeParameters?.find((each) => each.name.text === name);
		if (found) {
			return found.constraint ?? 'anything';
		}
	}

	return undefined;
};

/** A function that returns what its type says: what it was given, if that is of the type, or a value made up. */
const functionValue = ({parameters, type}: ts.FunctionTypeNode, inner: (node: ts.TypeNode) => string): string => {
	const index = parameters.findIndex((each) => each.type?.getText() === type.getText());
	if (index >= 0) {
		return `(...given) => given[${index}]`;
	}

	if (/^(?:Promise<)?void>?$/.test(type.getText())) {
		return '() => undefined';
	}

	const value = inner(type);
	// The function itself need not be async.
	return value.includes('await ') ? `((value) => () => value)(${value})` : `() => (${value})`;
};

/** A value of a type as an expression that may await, as far as the words of the type tell; `undefined` where they don't. */
export const sampleValue = (name: string, type: ts.TypeNode, context: Context, depth = 0): string => {
	const inner = (node: ts.TypeNode): string => sampleValue(name, node, context, depth + 1);
	if (depth > 12) {
		return 'undefined';
	}

	if (type.kind === ts.SyntaxKind.StringKeyword) {
		return textFor(name, context.source.text);
	}

	if (type.kind === ts.SyntaxKind.NumberKeyword) {
		return numberFor(name);
	}

	if (keywords[type.kind]) {
		return keywords[type.kind]!;
	}

	if (ts.isFunctionTypeNode(type)) {
		return functionValue(type, inner);
	}

	if (ts.isArrayTypeNode(type)) {
		const item = inner(type.elementType);
		return isKnown(item) ? `[${item}]` : '[]';
	}

	if (ts.isTupleTypeNode(type)) {
		return `[${type.elements.map((element) => inner(ts.isNamedTupleMember(element) ? element.type : element)).join(', ')}]`;
	}

	if (ts.isLiteralTypeNode(type)) {
		return type.literal.getText();
	}

	if (ts.isTypeQueryNode(type)) {
		return referenceTo(type.exprName.getText(), type, context);
	}

	if (ts.isIndexedAccessTypeNode(type) && type.indexType.kind === ts.SyntaxKind.NumberKeyword) {
		return `(${inner(type.objectType)})[0]`;
	}

	if (ts.isTypeOperatorNode(type) && type.operator === ts.SyntaxKind.KeyOfKeyword) {
		return `Object.keys(${inner(type.type)})[0]`;
	}

	if (ts.isParenthesizedTypeNode(type) || ts.isTypeOperatorNode(type)) {
		return inner(type.type);
	}

	if (ts.isUnionTypeNode(type)) {
		return inner(type.types.find(({kind}) => kind !== ts.SyntaxKind.UndefinedKeyword) ?? type.types[0]!);
	}

	if (ts.isIntersectionTypeNode(type)) {
		return `Object.assign({}, ${type.types.map(inner).join(', ')})`;
	}

	if (ts.isTypeLiteralNode(type)) {
		return objectOf(type.members, context, depth);
	}

	return ts.isTypeReferenceNode(type) ? referenceValue(type, inner, context, depth) : 'undefined';
};

const referenceValue = (type: ts.TypeReferenceNode, inner: (node: ts.TypeNode) => string, context: Context, depth: number): string => {
	const typeName = type.typeName.getText();
	const declared = context.declarations.get(typeName);
	if (declared) {
		return 'kind' in declared ? inner(declared) : objectOf(declared, context, depth);
	}

	const parameter = typeParameter(type);
	if (parameter) {
		return parameter === 'anything' ? '"Sample"' : inner(parameter);
	}

	if (/^z\.(?:infer|output|input)$/.test(typeName) && type.typeArguments?.[0]) {
		return `globalThis.__stage.ofSchema(${inner(type.typeArguments[0])})`;
	}

	return wrappers[typeName]?.(...(type.typeArguments ?? []).map(inner)) ?? knownValue(type.getText()) ?? 'undefined';
};

/** Optional, but what calls a function in the cloud always hands it over. */
const HANDED = /^(?:body|pathParameters|queryStringParameters|renderId|bucketName)$/;

const objectOf = (members: readonly ts.TypeElement[], context: Context, depth = 0): string =>
	`{${members
		.filter(ts.isPropertySignature)
		.filter(({name, questionToken, type}) => type && (!questionToken || HANDED.test(name.getText())))
		.map(({name, type}) => `${name.getText()}: ${sampleValue(name.getText(), type!, context, depth + 1)}`)
		.join(', ')}}`;
