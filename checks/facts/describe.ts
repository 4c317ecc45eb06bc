import ts from 'typescript';
import type {ExportFacts, ExportKind, Members, Parameter} from '../../pipeline/facts';
import {type Defaults, defaultsOf} from './defaults';
import type {Exported} from './exports';
import {layoutSignature} from './layout';
import {isInternalName, membersOf, statedIn, type Toolbox} from './members';

export type Context = Toolbox & {
	/** The id of the export that describes a symbol. */
	idOf(symbol: ts.Symbol): string | undefined;
	/** Defaults that code gives to the fields of an exported type, by its id. */
	typeDefaults: Map<string, Map<string, string>>;
};

const MANY_MEMBERS = 120;
const LONG_TYPE = 400;

const fileOf = (symbol: ts.Symbol): string => symbol.declarations?.[0]?.getSourceFile().fileName ?? '';

const withDefaults = (members: Members, defaults: ReadonlyMap<string, string> | undefined): Members => {
	for (const [name, member] of Object.entries(members)) {
		const text = defaults?.get(name);
		// `?? null` only hands the absence on; it is no default of a field that cannot be null.
		const isAbsence = text === 'null' && !/\bnull\b|\bunknown\b|\bany\b/.test(member.type);
		if (text !== undefined && !isAbsence && member.default === undefined && member.optional) {
			member.default = text;
		}
	}

	return members;
};

/** The exported type that a parameter is, when it is one: a name alone, or one beside what React adds. */
const exportedType = (type: ts.Type, context: Context): string | undefined => {
	const candidates = type.aliasSymbol ? [type] : type.isIntersection() ? type.types : [type];
	const toolkit = candidates.filter((part) => {
		const symbol = part.aliasSymbol ?? part.symbol;
		return symbol?.declarations?.some((declaration) => context.names.isToolkit(declaration));
	});
	const [only] = toolkit;
	const symbol =
		toolkit.length === 1 ? (only!.aliasSymbol ?? (only!.symbol.flags & ts.SymbolFlags.Interface ? only!.symbol : undefined)) : undefined;
	return symbol && context.idOf(symbol);
};

const isObjectLike = (type: ts.Type, context: Context): boolean => {
	if (type.isUnion()) {
		const rest = type.types.filter(({flags}) => !(flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)));
		return rest.length > 0 && rest.every((part) => isObjectLike(part, context));
	}

	const {checker} = context;
	const isFunction = checker.getSignaturesOfType(type, ts.SignatureKind.Call).length > 0;
	const isStructure =
		Boolean(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) && !isFunction && !checker.isArrayLikeType(type);
	const own = checker
		.getPropertiesOfType(type)
		.some(({declarations}) => !declarations || declarations.some((d) => context.names.isToolkit(d)));
	return isStructure && own;
};

const noteTypeDefaults = (id: string, defaults: Defaults, context: Context): void => {
	const known = context.typeDefaults.get(id);
	if (!known) {
		context.typeDefaults.set(id, new Map(defaults.fields));
		return;
	}

	for (const [name, value] of known) {
		if (defaults.fields.has(name) && defaults.fields.get(name) !== value) {
			known.delete(name);
		}
	}
};

/** What stands for the fields of a parameter: the exported type that has them, or the fields themselves. */
const fieldsOf = (type: ts.Type, defaults: Defaults, context: Context): Pick<ExportFacts, 'members' | 'membersOf' | 'inherits'> => {
	const id = exportedType(type, context);
	if (id !== undefined && isObjectLike(type, context)) {
		noteTypeDefaults(id, defaults, context);
		const {inherits} = membersOf(type, context);
		return {membersOf: id, ...(inherits.length > 0 ? {inherits} : {})};
	}

	if (!isObjectLike(type, context)) {
		const {inherits} = type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection) ? membersOf(type, context) : {inherits: []};
		return inherits.length > 0 ? {inherits} : {};
	}

	const {members, inherits} = membersOf(type, context);
	return {members: withDefaults(members, defaults.fields), ...(inherits.length > 0 ? {inherits} : {})};
};

const describeParameter = (parameter: ts.Symbol, index: number, defaults: Defaults, context: Context): Parameter => {
	const {checker, printer} = context;
	const declaration = parameter.valueDeclaration as ts.ParameterDeclaration | undefined;
	const type = checker.getTypeOfSymbol(parameter);
	const isNamed = declaration === undefined || ts.isIdentifier(declaration.name);
	const name = isNamed ? parameter.name.replace(/^_(?=[a-z])/, '').replace(/^args_\d+$|^__\d+$/, 'options') : 'options';
	const isOptional = declaration && (declaration.questionToken || declaration.initializer || defaults.positions.has(index));
	const isDeclaredSame = declaration?.type && checker.getTypeFromTypeNode(declaration.type) === type;
	const wanted = {optional: Boolean(isOptional)};
	const text = isDeclaredSame ? printer.node(declaration.type!, wanted) : printer.type(type, wanted);
	const {members, membersOf: id} = fieldsOf(type, index === 0 ? defaults : {...defaults, fields: new Map()}, context);
	const value = defaults.positions.get(index);
	return {
		name: declaration?.dotDotDotToken ? `...${name}` : name,
		type: members && text.startsWith('{') ? '{…}' : text,
		...(isOptional ? {optional: true} : {}),
		...(value === undefined || value === '{}' ? {} : {default: value}),
		...(members ? {members} : {}),
		...(id ? {membersOf: id} : {}),
	};
};

const genericsOf = (signature: ts.Signature, {printer}: Context): string => {
	const names = signature.typeParameters?.map((parameter) => {
		const constraint = parameter.getConstraint();
		return constraint ? `${parameter.symbol.name} extends ${printer.type(constraint)}` : parameter.symbol.name;
	});
	return names ? `<${names.join(', ')}>` : '';
};

const describeFunction = (
	name: string,
	signatures: readonly ts.Signature[],
	defaults: Defaults,
	context: Context,
): Omit<ExportFacts, 'kind'> => {
	const described = signatures.map((signature) => {
		const parameters = signature.parameters.map((parameter, index) => describeParameter(parameter, index, defaults, context));
		return {parameters, returns: context.printer.type(signature.getReturnType()), generics: genericsOf(signature, context)};
	});
	const last = described.at(-1)!;
	return {
		signature: described.map(({parameters, returns, generics}) => layoutSignature(name, generics, parameters, returns)),
		parameters: last.parameters,
		returns: last.returns,
	};
};

const isComponent = (name: string, signatures: readonly ts.Signature[], {checker}: Context): boolean =>
	/^(?:.*\.)?[A-Z]/.test(name) &&
	signatures.length > 0 &&
	signatures.every((signature) => {
		const returned = checker.typeToString(signature.getReturnType());
		return signature.parameters.length <= 2 && (/\b(?:ReactNode|\w*Element|ReactPortal)\b/.test(returned) || returned === 'null');
	});

const describeComponent = (signatures: readonly ts.Signature[], defaults: Defaults, context: Context): Omit<ExportFacts, 'kind'> => {
	const [props] = signatures[0]!.parameters;
	return props ? fieldsOf(context.checker.getTypeOfSymbol(props), defaults, context) : {members: {}};
};

const describeObject = (type: ts.Type, context: Context): Omit<ExportFacts, 'kind'> => {
	const text = context.printer.type(type);
	const {members} = isObjectLike(type, context) ? membersOf(type, context) : {members: {} as Members};
	const count = Object.keys(members).length;
	if (count > 0 && count <= MANY_MEMBERS) {
		return {members};
	}

	return {type: text.length > LONG_TYPE ? `${text.slice(0, text.indexOf(' ', LONG_TYPE - 60))} …` : text};
};

const describeValue = (name: string, symbol: ts.Symbol, context: Context): ExportFacts => {
	const type = context.checker.getTypeOfSymbol(symbol);
	const stated = statedIn(symbol, context.checker);
	if (symbol.flags & ts.SymbolFlags.Class) {
		const statics = membersOf(type, context).members;
		delete statics.prototype;
		const {members} = membersOf(context.checker.getDeclaredTypeOfSymbol(symbol), context);
		return {kind: 'class', members: {...statics, ...members}, ...stated};
	}

	const signatures = type.symbol?.name === 'Context' ? [] : type.getCallSignatures();
	const defaults = signatures.length > 0 ? defaultsOf(fileOf(symbol), name) : {fields: new Map(), positions: new Map()};
	if (isComponent(name, signatures, context)) {
		return {kind: 'component', ...describeComponent(signatures, defaults, context), ...stated};
	}

	return signatures.length > 0
		? {kind: 'function', ...describeFunction(name, signatures, defaults, context), ...stated}
		: {kind: 'const', ...describeObject(type, context), ...stated};
};

type Literals = (string | number | boolean)[];

/** The literals of a union in the order in which people wrote them, be it as a union or as an array. */
const literalsOf = (symbol: ts.Symbol, type: ts.Type, {checker}: Context): Literals | undefined => {
	const types = type.isUnion() ? type.types : [];
	if (types.length === 0 || !types.every((part) => part.isStringLiteral() || part.isNumberLiteral())) {
		return undefined;
	}

	const node = symbol.declarations?.find(ts.isTypeAliasDeclaration)?.type;
	const source = node && ts.isIndexedAccessTypeNode(node) ? checker.getTypeFromTypeNode(node.objectType) : undefined;
	const written = source && checker.isTupleType(source) ? checker.getTypeArguments(source as ts.TypeReference) : [];
	const parts = node && ts.isUnionTypeNode(node) ? node.types.map((part) => checker.getTypeFromTypeNode(part)) : written;
	const ordered = new Set(parts).size === types.length && parts.every((part) => (types as ts.Type[]).includes(part)) ? parts : types;
	return ordered.map((part) => (part as ts.LiteralType).value as string | number);
};

/** What a type alias stands for. */
const declaredText = (symbol: ts.Symbol, type: ts.Type, {printer}: Context): string => {
	const text = printer.structure(type);
	const isName = text === symbol.name || text.startsWith(`${symbol.name}<`);
	const declaration = symbol.declarations?.find(ts.isTypeAliasDeclaration);
	return declaration && isName
		? declaration.type
				.getText()
				.replaceAll(/\s+/g, ' ')
				.replaceAll(/import\("[^"]*"\)\./g, '')
		: text;
};

const describeType = (symbol: ts.Symbol, context: Context): ExportFacts => {
	const type = context.checker.getDeclaredTypeOfSymbol(symbol);
	const stated = statedIn(symbol, context.checker);
	const values = literalsOf(symbol, type, context);
	if (values) {
		return {kind: 'type', values, ...stated};
	}

	if (isObjectLike(type, context)) {
		const {members, inherits} = membersOf(type, context);
		const defaults = context.typeDefaults.get(context.idOf(symbol) ?? '');
		return {kind: 'type', members: withDefaults(members, defaults), ...(inherits.length > 0 ? {inherits} : {}), ...stated};
	}

	const text = declaredText(symbol, type, context);
	return {kind: 'type', type: text.length > LONG_TYPE ? `${text.slice(0, LONG_TYPE)} …` : text, ...stated};
};

const isValue = ({flags}: ts.Symbol): boolean => Boolean(flags & ts.SymbolFlags.Value);

/** Everything that is to be said about an export, and about the parts of a component such as `Series.Sequence`. */
export const describeExport = ({name, symbol}: Exported, context: Context): [string, ExportFacts][] => {
	if (isInternalName(name)) {
		const kind: ExportKind = isValue(symbol) ? 'const' : 'type';
		return [[name, {kind, internal: true}]];
	}

	if (!isValue(symbol)) {
		return [[name, describeType(symbol, context)]];
	}

	const facts = describeValue(name, symbol, context);
	const properties = facts.kind === 'component' ? context.checker.getPropertiesOfType(context.checker.getTypeOfSymbol(symbol)) : [];
	const partsOf = properties.filter(
		(property) => /^[A-Z]/.test(property.name) && property.declarations?.some((declaration) => context.names.isToolkit(declaration)),
	);
	return [
		[name, facts],
		...partsOf.map((part): [string, ExportFacts] => [`${name}.${part.name}`, describeValue(`${name}.${part.name}`, part, context)]),
	];
};

/** Values come first: the code behind them states the defaults that the types then show. */
export const valuesFirst = (a: Exported, b: Exported): number => Number(isValue(b.symbol)) - Number(isValue(a.symbol));
