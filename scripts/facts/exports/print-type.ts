import ts from 'typescript';
import {joinUnion, type Wanted, wrap} from './union-text';

/** Which types readers know by name. */
export type Names = {
	/** The one name under which packages export a union, whatever alias it was reached by. */
	unionName(type: ts.Type): string | undefined;
	/** Whether a symbol is exported by a package of the toolkit. */
	isPublic(symbol: ts.Symbol): boolean;
	/** Whether a declaration lies in a package of the toolkit. */
	isToolkit(declaration: ts.Declaration): boolean;
};

/** With `optional` the text says nothing of `undefined`. */
export type Printer = {
	type(type: ts.Type, wanted?: Wanted): string;
	/** The type as it was declared, which keeps the order and the names that people chose. */
	node(node: ts.TypeNode, wanted?: Wanted): string;
	/** What the type is made of, even if it has a name. */
	structure(type: ts.Type): string;
};

const MAX_DEPTH = 2;
const MAX_LENGTH = 300;

/** Makes text of types: names where readers know them, structure where they do not. */
export const createPrinter = (checker: ts.TypeChecker, names: Names): Printer => {
	const isNamed = (symbol: ts.Symbol): boolean =>
		names.isPublic(symbol) || !symbol.declarations?.some((declaration) => names.isToolkit(declaration));

	const nameOf = (symbol: ts.Symbol): string => {
		const parent = (symbol as {parent?: ts.Symbol}).parent;
		return parent && ['React', 'JSX'].includes(parent.name) ? `${parent.name}.${symbol.name}` : symbol.name;
	};

	const withArguments = (name: string, args: readonly string[]): string => (args.length > 0 ? `${name}<${args.join(', ')}>` : name);

	const fallback = (type: ts.Type): string =>
		checker
			.typeToString(
				type,
				undefined,
				ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope | ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType,
			)
			.replaceAll(/import\("[^"]*"\)\./g, '');

	const isOptional = ({flags}: ts.Symbol): boolean => Boolean(flags & ts.SymbolFlags.Optional);

	const member = (property: ts.Symbol, depth: number): string => {
		const optional = isOptional(property);
		return `${property.name}${optional ? '?' : ''}: ${printType(checker.getTypeOfSymbol(property), depth, {optional})}`;
	};

	const printObject = (type: ts.Type, depth: number): string => {
		const index = checker
			.getIndexInfosOfType(type)
			.map(({keyType, type: value}) => `[key: ${printType(keyType, depth)}]: ${printType(value, depth)}`);
		const fields = checker.getPropertiesOfType(type).map((property) => member(property, depth + 1));
		const text = `{${[...index, ...fields].join('; ')}}`;
		return text.length > MAX_LENGTH ? '{…}' : text;
	};

	const printSignature = (signature: ts.Signature, arrow: string, depth: number): string => {
		const generics = signature.typeParameters?.map((parameter) => {
			const constraint = parameter.getConstraint();
			return constraint ? `${parameter.symbol.name} extends ${printType(constraint, depth + 1)}` : parameter.symbol.name;
		});
		const parameters = signature.parameters.map((parameter, at) => {
			const declaration = parameter.valueDeclaration as ts.ParameterDeclaration | undefined;
			const name = declaration && !ts.isIdentifier(declaration.name) ? (at === 0 ? 'options' : `argument${at + 1}`) : parameter.name;
			const optional = Boolean(declaration && (declaration.questionToken || declaration.initializer));
			const spread = declaration?.dotDotDotToken ? '...' : '';
			return `${spread}${name.replace(/^__\d+$|^args_\d+$/, 'options')}${optional ? '?' : ''}: ${printType(checker.getTypeOfSymbol(parameter), depth + 1, {optional})}`;
		});
		return `${generics ? `<${generics.join(', ')}>` : ''}(${parameters.join(', ')})${arrow}${printType(signature.getReturnType(), depth + 1)}`;
	};

	const printUnion = (type: ts.UnionType, depth: number, wanted: Wanted): string => {
		const bare = checker.getNonNullableType(type);
		const name = names.unionName(bare);
		if (name !== undefined) {
			const rest = type.types.filter(({flags}) => flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)).map((part) => fallback(part));
			return joinUnion([name, ...rest], wanted);
		}

		const {origin} = type as {origin?: ts.Type};
		if (origin?.isIntersection()) {
			return origin.types.map((part) => wrap(printType(part, depth))).join(' & ');
		}

		const parts = (origin as ts.UnionType | undefined)?.types ?? type.types;
		return joinUnion(
			parts.map((part) => printType(part, depth)),
			wanted,
		);
	};

	/** Types that are being printed: one that contains itself is named, or cut, where it comes again. */
	const open = new Set<ts.Type>();

	const printStructure = (type: ts.Type, depth: number, wanted: Wanted = {}): string => {
		if (open.has(type) || depth > MAX_DEPTH + 2) {
			return type.aliasSymbol?.name ?? '…';
		}

		open.add(type);
		const text = printOpened(type, depth, wanted);
		open.delete(type);
		return text;
	};

	const printOpened = (type: ts.Type, depth: number, wanted: Wanted): string => {
		if (type.isUnion()) {
			return printUnion(type, depth, wanted);
		}

		if (type.isIntersection()) {
			return type.types.map((part) => wrap(printType(part, depth))).join(' & ');
		}

		const signatures = checker.getSignaturesOfType(type, ts.SignatureKind.Call);
		if (signatures.length > 0 && checker.getPropertiesOfType(type).length === 0) {
			return signatures.map((signature) => printSignature(signature, ' => ', depth)).join(' & ');
		}

		const isObject = type.flags & ts.TypeFlags.Object && signatures.length === 0;
		return isObject ? (depth > MAX_DEPTH ? '{…}' : printObject(type, depth)) : fallback(type);
	};

	const printType = (type: ts.Type, depth: number, wanted: Wanted = {}, isOpened = false): string => {
		if (type.aliasSymbol && isNamed(type.aliasSymbol) && !isOpened) {
			return withArguments(
				nameOf(type.aliasSymbol),
				(type.aliasTypeArguments ?? []).map((argument) => printType(argument, depth)),
			);
		}

		if (checker.isTupleType(type)) {
			return fallback(type);
		}

		const args = type.flags & ts.TypeFlags.Object ? checker.getTypeArguments(type as ts.TypeReference) : [];
		if (checker.isArrayType(type)) {
			const element = wrap(printType(args[0]!, depth));
			return type.symbol.name === 'ReadonlyArray' ? `readonly ${element}[]` : `${element}[]`;
		}

		const isDeclared = type.symbol && type.symbol.flags & (ts.SymbolFlags.Class | ts.SymbolFlags.Interface) && isNamed(type.symbol);
		if (isDeclared) {
			const parameters = (type as ts.InterfaceType).typeParameters ?? [];
			const given = parameters.length > 0 ? args.slice(0, parameters.length) : args.filter((argument) => argument.symbol !== type.symbol);
			return withArguments(
				nameOf(type.symbol),
				given.map((argument) => printType(argument, depth)),
			);
		}

		const plain =
			ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.TypeParameter | ts.TypeFlags.Conditional | ts.TypeFlags.IndexedAccess;
		return type.flags & plain ? fallback(type) : printStructure(type, depth, wanted);
	};

	const referenced = (node: ts.TypeReferenceNode): ts.Symbol | undefined => {
		const symbol = checker.getSymbolAtLocation(node.typeName);
		return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
	};

	const printNode = (node: ts.TypeNode, wanted: Wanted = {}): string => {
		if (ts.isUnionTypeNode(node)) {
			return joinUnion(
				node.types.map((part) => printNode(part)),
				wanted,
			);
		}

		if (ts.isParenthesizedTypeNode(node)) {
			return printNode(node.type, wanted);
		}

		if (ts.isArrayTypeNode(node)) {
			return `${wrap(printNode(node.elementType))}[]`;
		}

		const symbol = ts.isTypeReferenceNode(node) ? referenced(node) : undefined;
		return symbol && names.isPublic(symbol)
			? withArguments(nameOf(symbol), (node as ts.TypeReferenceNode).typeArguments?.map((argument) => printNode(argument)) ?? [])
			: printType(checker.getTypeFromTypeNode(node), 0, wanted);
	};

	const tidy = (text: string): string => text.replaceAll('<ArrayBufferLike>', '');
	return {
		type: (type, wanted) => tidy(printType(type, 0, wanted)),
		node: (node, wanted) => tidy(printNode(node, wanted)),
		structure: (type) => tidy(printType(type, 0, {}, true)),
	};
};
