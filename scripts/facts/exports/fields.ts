import ts from 'typescript';
import type {ExportFacts, Members} from '../../../pipeline/content/facts/facts';
import type {Defaults} from '../javascript/defaults';
import {membersOf, type Toolbox} from './members';

/** What the description of an export needs to know of all others. */
export type Context = Toolbox & {
	/** The id of the export that describes a symbol. */
	idOf(symbol: ts.Symbol): string | undefined;
	/** Defaults that code gives to the fields of an exported type, by its id. */
	typeDefaults: Map<string, Map<string, string>>;
};

/** Adds the defaults that code states to the members that may be left out. */
export const withDefaults = (members: Members, defaults: ReadonlyMap<string, string> | undefined): Members => {
	for (const [name, member] of Object.entries(members)) {
		const text = defaults?.get(name);
		// `?? null` only passes on that the field is absent. It isn't a default if the field can't be null.
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

/** Whether a type is an object with fields of its own, no function and no array. */
export const isObjectLike = (type: ts.Type, context: Context): boolean => {
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

/** What describes the fields of a parameter: the exported type that has them, or the fields themselves. */
export const fieldsOf = (type: ts.Type, defaults: Defaults, context: Context): Pick<ExportFacts, 'members' | 'membersOf' | 'inherits'> => {
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
