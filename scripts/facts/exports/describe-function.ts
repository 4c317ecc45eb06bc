import ts from 'typescript';
import type {ExportFacts, Parameter} from '../../../pipeline/content/facts/facts';
import type {Defaults} from '../javascript/defaults';
import {type Context, fieldsOf} from './fields';
import {layoutSignature} from './layout';

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

/** Signatures, parameters and return type of a function; of several overloads the last one's parameters. */
export const describeFunction = (
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
