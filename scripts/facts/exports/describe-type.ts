import ts from 'typescript';
import type {ExportFacts} from '../../../pipeline/content/facts/facts';
import {type Context, isObjectLike, withDefaults} from './fields';
import {membersOf, statedIn} from './members';

const LONG_TYPE = 400;

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

/** The type behind an alias. */
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

/** The values of a union, the fields of an object type, or the text of any other type. */
export const describeType = (symbol: ts.Symbol, context: Context): ExportFacts => {
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
