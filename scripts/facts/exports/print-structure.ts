import ts from 'typescript';
import type {Names} from './names';
import {joinUnion, type Wanted, wrap} from './union-text';

const MAX_DEPTH = 2;
const MAX_LENGTH = 300;

/** What the parts of a type are printed with. */
export type Printing = {
	checker: ts.TypeChecker;
	names: Names;
	/** Prints a part by its name, if readers know it, otherwise by what it is made of. `depth` counts the objects around it. */
	print(type: ts.Type, depth: number, wanted?: Wanted): string;
	/** Types that are being printed: one that contains itself is named, or cut, where it comes again. */
	open: Set<ts.Type>;
};

/** A type as the compiler prints it. */
export const printPlain = (type: ts.Type, checker: ts.TypeChecker): string =>
	checker
		.typeToString(
			type,
			undefined,
			ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope | ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType,
		)
		.replaceAll(/import\("[^"]*"\)\./g, '');

const printMember = (property: ts.Symbol, depth: number, {checker, print}: Printing): string => {
	const optional = Boolean(property.flags & ts.SymbolFlags.Optional);
	return `${property.name}${optional ? '?' : ''}: ${print(checker.getTypeOfSymbol(property), depth, {optional})}`;
};

const printObject = (type: ts.Type, depth: number, printing: Printing): string => {
	const {checker, print} = printing;
	const index = checker
		.getIndexInfosOfType(type)
		.map(({keyType, type: value}) => `[key: ${print(keyType, depth)}]: ${print(value, depth)}`);
	const fields = checker.getPropertiesOfType(type).map((property) => printMember(property, depth + 1, printing));
	const text = `{${[...index, ...fields].join('; ')}}`;
	return text.length > MAX_LENGTH ? '{…}' : text;
};

/** What a parameter is called: destructured and generated ones have no name of their own. */
const parameterName = (parameter: ts.Symbol, at: number, declaration: ts.ParameterDeclaration | undefined): string => {
	if (declaration && !ts.isIdentifier(declaration.name)) {
		return at === 0 ? 'options' : `argument${at + 1}`;
	}

	return parameter.name.replace(/^__\d+$|^args_\d+$/, 'options');
};

const printParameter = (parameter: ts.Symbol, at: number, depth: number, {checker, print}: Printing): string => {
	const declaration = parameter.valueDeclaration as ts.ParameterDeclaration | undefined;
	const optional = Boolean(declaration && (declaration.questionToken || declaration.initializer));
	const spread = declaration?.dotDotDotToken ? '...' : '';
	const type = print(checker.getTypeOfSymbol(parameter), depth, {optional});
	return `${spread}${parameterName(parameter, at, declaration)}${optional ? '?' : ''}: ${type}`;
};

const printSignature = (signature: ts.Signature, depth: number, printing: Printing): string => {
	const generics = signature.typeParameters?.map((parameter) => {
		const constraint = parameter.getConstraint();
		return constraint ? `${parameter.symbol.name} extends ${printing.print(constraint, depth + 1)}` : parameter.symbol.name;
	});
	const parameters = signature.parameters.map((parameter, at) => printParameter(parameter, at, depth + 1, printing));
	const result = printing.print(signature.getReturnType(), depth + 1);
	return `${generics ? `<${generics.join(', ')}>` : ''}(${parameters.join(', ')}) => ${result}`;
};

const printIntersection = (types: readonly ts.Type[], depth: number, {print}: Printing): string =>
	types.map((part) => wrap(print(part, depth))).join(' & ');

const printUnion = (type: ts.UnionType, depth: number, wanted: Wanted, printing: Printing): string => {
	const {checker, names, print} = printing;
	const name = names.unionName(checker.getNonNullableType(type));
	if (name !== undefined) {
		const empty = type.types.filter(({flags}) => flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined));
		return joinUnion([name, ...empty.map((part) => printPlain(part, checker))], wanted);
	}

	const {origin} = type as {origin?: ts.Type};
	if (origin?.isIntersection()) {
		return printIntersection(origin.types, depth, printing);
	}

	const parts = (origin as ts.UnionType | undefined)?.types ?? type.types;
	return joinUnion(
		parts.map((part) => print(part, depth)),
		wanted,
	);
};

const printOpened = (type: ts.Type, depth: number, wanted: Wanted, printing: Printing): string => {
	const {checker} = printing;
	if (type.isUnion()) {
		return printUnion(type, depth, wanted, printing);
	}

	if (type.isIntersection()) {
		return printIntersection(type.types, depth, printing);
	}

	const signatures = checker.getSignaturesOfType(type, ts.SignatureKind.Call);
	if (signatures.length > 0 && checker.getPropertiesOfType(type).length === 0) {
		return signatures.map((signature) => printSignature(signature, depth, printing)).join(' & ');
	}

	if (!(type.flags & ts.TypeFlags.Object) || signatures.length > 0) {
		return printPlain(type, checker);
	}

	return depth > MAX_DEPTH ? '{…}' : printObject(type, depth, printing);
};

/** What a type is made of, cut where it gets too deep or too long. */
export const printStructure = (type: ts.Type, depth: number, wanted: Wanted, printing: Printing): string => {
	if (printing.open.has(type) || depth > MAX_DEPTH + 2) {
		return type.aliasSymbol?.name ?? '…';
	}

	printing.open.add(type);
	const text = printOpened(type, depth, wanted, printing);
	printing.open.delete(type);
	return text;
};
