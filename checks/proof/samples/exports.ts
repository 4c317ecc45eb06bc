import ts from 'typescript';
import type {SampleFile} from '../../samples/layout';
import {argumentsOf, propsOf} from './props';

const hasModifier = (node: ts.Statement, kind: ts.SyntaxKind): boolean =>
	ts.canHaveModifiers(node) && (ts.getModifiers(node)?.some((modifier) => modifier.kind === kind) ?? false);

/** Whether a statement does something as it is evaluated, beyond giving things their names. */
const acts = (node: ts.Statement): boolean => {
	let found = false;
	const look = (inner: ts.Node): void => {
		if (ts.isFunctionLike(inner) || ts.isClassLike(inner)) {
			return;
		}

		found ||= ts.isCallExpression(inner) || ts.isNewExpression(inner) || ts.isAwaitExpression(inner);
		ts.forEachChild(inner, look);
	};
	if (
		!ts.isImportDeclaration(node) &&
		!ts.isTypeAliasDeclaration(node) &&
		!ts.isInterfaceDeclaration(node) &&
		!hasModifier(node, ts.SyntaxKind.DeclareKeyword)
	) {
		look(node);
	}

	return found;
};

/** A sample as the compiler reads it. */
export const sourceOf = ({path: file, code}: Pick<SampleFile, 'path' | 'code'>): ts.SourceFile =>
	ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

const lazily = (values: Record<string, string>): string =>
	`{${Object.entries(values)
		.map(([name, value]) => `${name}: async () => (${value})`)
		.join(', ')}}`;

const isTypeImport = (node: ts.Statement): boolean => {
	if (!ts.isImportDeclaration(node) || !node.importClause || node.importClause.name) {
		return false;
	}

	const {isTypeOnly, namedBindings} = node.importClause;
	return (
		isTypeOnly ||
		(namedBindings !== undefined && ts.isNamedImports(namedBindings) && namedBindings.elements.every((each) => each.isTypeOnly))
	);
};

/** Whether a file holds only types and data: nothing that could be called, and nothing that evaluating it does. */
export const onlyDeclares = (file: SampleFile): boolean => {
	const holdsFunction = (node: ts.Node): boolean =>
		ts.isFunctionLike(node) && !ts.isTypeNode(node) ? true : (ts.forEachChild(node, (inner) => holdsFunction(inner) || undefined) ?? false);
	return sourceOf(file).statements.every(
		(node) =>
			isTypeImport(node) ||
			ts.isTypeAliasDeclaration(node) ||
			ts.isInterfaceDeclaration(node) ||
			hasModifier(node, ts.SyntaxKind.DeclareKeyword) ||
			!(ts.isImportDeclaration(node) || acts(node) || holdsFunction(node)),
	);
};

/**
 * The sample with four exports more: whether evaluating it does anything, its functions, those that it keeps for itself
 * included, props for its components, and arguments for its functions. `others` hold types that it imports. A sample that only gives things their names proves nothing until somebody calls them.
 */
export const withExports = ({path: file, code}: SampleFile, others: SampleFile[] = []): string => {
	const source = sourceOf({path: file, code});
	const names = source.statements.flatMap((node) => {
		if (hasModifier(node, ts.SyntaxKind.DeclareKeyword)) {
			return [];
		}

		if (ts.isVariableStatement(node)) {
			return node.declarationList.declarations.flatMap(({name, initializer}) => (ts.isIdentifier(name) && initializer ? [name.text] : []));
		}

		return ts.isFunctionDeclaration(node) && node.body && node.name ? [node.name.text] : [];
	});
	const made = argumentsOf(source, others.map(sourceOf));
	return `${code}\nexport const __props = ${lazily(propsOf(source, others.map(sourceOf)))};\nexport const __arguments = ${lazily(made)};\nexport const __acts = ${source.statements.some(acts)};\nexport const __named = {${names.join(', ')}};\n`;
};
