import ts from 'typescript';
import type {ExportFacts, ExportKind, Members} from '../../../pipeline/content/facts/facts';
import {type Defaults, defaultsOf} from '../javascript/defaults';
import {describeFunction} from './describe-function';
import {describeType} from './describe-type';
import type {Exported} from './exports';
import {type Context, fieldsOf, isObjectLike} from './fields';
import {isInternalName, membersOf, statedIn} from './members';

const MANY_MEMBERS = 120;
const LONG_TYPE = 400;

const fileOf = (symbol: ts.Symbol): string => symbol.declarations?.[0]?.getSourceFile().fileName ?? '';

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
