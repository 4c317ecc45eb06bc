import ts from 'typescript';
import type {Member, Members} from '../../../pipeline/content/facts/facts';
import type {Names} from './names';
import type {Printer} from './print-type';

export type Toolbox = {checker: ts.TypeChecker; printer: Printer; names: Names};

const tagText = (symbol: ts.Symbol, checker: ts.TypeChecker, name: string): string | undefined => {
	const tag = symbol.getJsDocTags(checker).find((candidate) => candidate.name === name);
	return tag && ts.displayPartsToString(tag.text).replaceAll(/\s+/g, ' ').trim();
};

/** What the comment above a declaration states: deprecated, since, default. */
export const statedIn = (symbol: ts.Symbol, checker: ts.TypeChecker): Pick<Member, 'default' | 'deprecated' | 'since'> => {
	const stated = {
		default: tagText(symbol, checker, 'default') ?? tagText(symbol, checker, 'defaultValue'),
		deprecated: tagText(symbol, checker, 'deprecated'),
		since: tagText(symbol, checker, 'since'),
	};
	return Object.fromEntries(Object.entries(stated).filter(([, value]) => value !== undefined));
};

/** Whether a name says that it is not for users. */
export const isInternalName = (name: string): boolean => /Internals?$|^_|^Internal[A-Z]/.test(name);

const typeOf = (property: ts.Symbol, {checker, printer}: Toolbox): string => {
	const resolved = checker.getTypeOfSymbol(property);
	const declaration = property.declarations?.length === 1 ? property.valueDeclaration : undefined;
	const node = declaration && ts.isPropertySignature(declaration) ? declaration.type : undefined;
	// The resolved type of an optional field includes `undefined`, which its declaration doesn't.
	const isSame = node && checker.getNonNullableType(checker.getTypeFromTypeNode(node)) === checker.getNonNullableType(resolved);
	const wanted = {optional: Boolean(property.flags & ts.SymbolFlags.Optional)};
	return isSame ? printer.node(node, wanted) : printer.type(resolved, wanted);
};

const isOutside = (property: ts.Symbol, names: Names): boolean =>
	property.declarations !== undefined && !property.declarations.some((declaration) => names.isToolkit(declaration));

/** Fields that nearly everything of React or of an array has; they say nothing about the type that has them. */
const commonParents = new Set([
	'Attributes',
	'RefAttributes',
	'ClassAttributes',
	'AriaAttributes',
	'DOMAttributes',
	'FunctionComponent',
	'ExoticComponent',
	'NamedExoticComponent',
	'ForwardRefExoticComponent',
	'Function',
]);

const parentName = (property: ts.Symbol): string | undefined => {
	const parent = property.declarations?.[0]?.parent;
	return parent && ts.isInterfaceDeclaration(parent) && !commonParents.has(parent.name.text) ? parent.name.text : undefined;
};

const parentsOf = (properties: ts.Symbol[]): string[] => {
	const parents = [...new Set(properties.map(parentName).filter((name) => name !== undefined))].sort();
	const special = parents.filter((name) => name !== 'HTMLAttributes' && name !== 'MediaHTMLAttributes');
	return special.some((name) => name.endsWith('HTMLAttributes')) ? special : parents;
};

const parts = (type: ts.Type): ts.Type[] =>
	type.isUnion() ? type.types.filter(({flags}) => !(flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined))) : [type];

const mergeTypes = (types: string[]): string => {
	const unique = [...new Set(types)];
	return unique.length === 1
		? unique[0]!
		: [...new Set(unique.flatMap((type) => (/[({<]/.test(type) ? [type] : type.split(' | '))))].join(' | ');
};

const isPrivate = (property: ts.Symbol): boolean =>
	property.name.startsWith('#') ||
	Boolean(
		property.valueDeclaration &&
			ts.getCombinedModifierFlags(property.valueDeclaration) & (ts.ModifierFlags.Private | ts.ModifierFlags.Protected),
	);

const literalsOf = (type: ts.Type): string[] | undefined => {
	const texts = parts(type).map((part) =>
		part.isStringLiteral()
			? `'${part.value}'`
			: part.flags & ts.TypeFlags.BooleanLiteral
				? (part as {intrinsicName?: string}).intrinsicName
				: undefined,
	);
	return texts.every((text) => text !== undefined) && type.getFlags() & ~(ts.TypeFlags.Null | ts.TypeFlags.Undefined) ? texts : undefined;
};

/**
 * For which cases of a union a field exists: the literals of the field that tells the cases apart, such as `type: 'copy'`.
 * Undefined where all have it, or none tells them apart.
 */
const casesOf = (properties: ts.Symbol[], variants: readonly ts.Symbol[][], {checker}: Toolbox): string | undefined => {
	if (properties.length === variants.length) {
		return undefined;
	}
	for (const {name} of variants[0] ?? []) {
		const tags = variants.map((variant) => {
			const tag = variant.find((candidate) => candidate.name === name);
			return tag && !(tag.flags & ts.SymbolFlags.Optional) ? literalsOf(checker.getTypeOfSymbol(tag)) : undefined;
		});
		const own = tags.filter((_, index) => variants[index]?.some((property) => properties.includes(property)));
		const others = tags.filter((tag) => !own.includes(tag));
		if (tags.every((tag) => tag !== undefined) && own.flat().every((text) => !others.flat().includes(text))) {
			return `${name}: ${[...new Set(own.flat())].join(' | ')}`;
		}
	}

	return undefined;
};

/** What the comment above a member states. On a function, `@default` is about the value that it sets, and often outdated: it is ignored. */
const statedInMember = (property: ts.Symbol, {checker}: Toolbox): ReturnType<typeof statedIn> => {
	const {default: standard, ...stated} = statedIn(property, checker);
	const isFunction = checker.getTypeOfSymbol(property).getCallSignatures().length > 0;
	return standard === undefined || isFunction ? stated : {default: standard, ...stated};
};

const describeMember = (properties: ts.Symbol[], variants: readonly ts.Symbol[][], tools: Toolbox): Member => {
	const [first] = properties;
	const when = casesOf(properties, variants, tools);
	const isOptional = properties.length < variants.length || properties.some(({flags}) => flags & ts.SymbolFlags.Optional);
	const type = mergeTypes(properties.map((property) => typeOf(property, tools)).filter((text) => text !== 'undefined'));
	return {
		type: type === '' ? 'undefined' : type,
		...(isOptional ? {optional: true} : {}),
		...(when === undefined ? {} : {when}),
		...(when !== undefined && !properties.some(({flags}) => flags & ts.SymbolFlags.Optional) ? {requiredThen: true} : {}),
		...statedInMember(first!, tools),
		...(first!.name.startsWith('_') ? {internal: true} : {}),
	};
};

/**
 * The fields of an object type, in the order of their declaration. For a union a field that one of its members lacks
 * is optional. Fields declared outside of the toolkit are not listed: `inherits` names where they come from.
 */
export const membersOf = (type: ts.Type, tools: Toolbox): {members: Members; inherits: string[]} => {
	const variants = parts(type).map((part) => tools.checker.getPropertiesOfType(part));
	const byName = new Map<string, ts.Symbol[]>();
	for (const property of variants.flat().filter((candidate) => !isPrivate(candidate))) {
		byName.set(property.name, [...(byName.get(property.name) ?? []), property]);
	}

	const outside: ts.Symbol[] = [];
	const members: Members = {};
	for (const [name, properties] of byName) {
		if (properties.every((property) => isOutside(property, tools.names))) {
			outside.push(...properties);
		} else {
			members[name] = describeMember(properties, variants, tools);
		}
	}

	return {members, inherits: parentsOf(outside)};
};
