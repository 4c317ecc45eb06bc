import ts from 'typescript';
import {declarationsOf, isKnown, sampleValue} from './values';

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
	const declarations = declarationsOf(source, others);
	const props: Record<string, string> = {};
	const add = (name: string, type: ts.TypeNode | undefined): void => {
		if (type && /^[A-Z]/.test(name)) {
			props[name] = sampleValue('', type, declarations, source.text);
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

/** What the toolkit hands to `calculateMetadata()`. */
const metadataArguments = (props: string): string =>
	`[{props: ${props}, defaultProps: ${props}, abortSignal: new AbortController().signal, compositionId: 'Sample', isRendering: true}]`;

/** For each function of a sample, an expression of the arguments that it requires; without those whose types don't tell. */
export const argumentsOf = (source: ts.SourceFile, others: ts.SourceFile[] = []): Record<string, string> => {
	const declarations = declarationsOf(source, others);
	const value = (name: string, type: ts.TypeNode): string => sampleValue(name, type, declarations, source.text);
	const made = functionsOf(source)
		.filter(({name}) => /^[a-z]/.test(name))
		.map(({name, type, fn}): [string, string] => {
			if (type && ts.isTypeReferenceNode(type) && /^CalculateMetadataFunction$/.test(type.typeName.getText())) {
				return [name, metadataArguments(type.typeArguments?.[0] ? value('', type.typeArguments[0]) : '{}')];
			}

			const required = fn.parameters.filter((each) => !each.questionToken && !each.initializer && !each.dotDotDotToken);
			return [name, `[${required.map((each) => (each.type ? value(each.name.getText(), each.type) : 'undefined')).join(', ')}]`];
		});
	return Object.fromEntries(made.filter(([, values]) => isKnown(values)));
};
