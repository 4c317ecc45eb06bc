import type {SyntaxNode, Tree} from '@lezer/common';

/** An export of a module: `{module: 'remotion', name: 'spring'}`. */
export type Export = {module: string; name: string};

/** Syntax nodes that open a scope: a name that is declared in one is visible only inside of it. */
const SCOPES =
	/^(?:Script|Block|ForStatement|CatchClause|Property|(?:Function|Class|Method)(?:Declaration|Expression|Signature|Type)|ArrowFunction|FunctionSignature|ParenthesizedType|TypeAliasDeclaration|InterfaceDeclaration)$/;

const NAMED = /^(?:Function|Class|TypeAlias|Interface)Declaration$/;

const scopeOf = (definition: SyntaxNode): SyntaxNode => {
	// The name of a function or a type belongs to the scope around it, its parameters to the one inside.
	let scope = NAMED.test(definition.parent?.name ?? '') ? definition.parent!.parent! : definition.parent!;
	while (scope.parent && !SCOPES.test(scope.name)) {
		scope = scope.parent;
	}

	return scope;
};

const DEFINITION = /^(?:Variable|Type)Definition$/;

type Specifier = {exported: SyntaxNode; local: SyntaxNode};

/** `{spring, random as dice}` of an import or an export. */
export const specifiersOf = (group: SyntaxNode): Specifier[] => {
	const specifiers: Specifier[] = [];
	for (let node = group.firstChild; node; node = node.nextSibling) {
		const last = specifiers.at(-1);
		if (node.prevSibling?.name === 'as' && last) {
			last.local = node;
		} else if (/^Variable(?:Name|Definition)$/.test(node.name)) {
			specifiers.push({exported: node, local: node});
		}
	}

	return specifiers;
};

/**
 * Returns a function that finds the export of another module that a name at an offset refers to. A parameter or a variable of the
 * same name shadows the import within its scope.
 */
export const importResolver = (tree: Tree, code: string): ((name: string, offset: number) => Export | undefined) => {
	const textOf = ({from, to}: SyntaxNode): string => code.slice(from, to);
	const imports = new Map<string, Export>();
	const statements = new Map<number, Export>();
	const hidden: {name: string; scope: SyntaxNode}[] = [];

	const readStatement = (statement: SyntaxNode): void => {
		const source = statement.getChild('String');
		const group = statement.getChild('ImportGroup') ?? statement.getChild('ExportGroup');
		for (const {exported, local} of source && group ? specifiersOf(group) : []) {
			const found = {module: textOf(source!).slice(1, -1), name: textOf(exported)};
			statements.set(exported.from, found).set(local.from, found);
			if (statement.name === 'ImportDeclaration') {
				imports.set(textOf(local), found);
			}
		}
	};

	tree.iterate({
		enter: ({node}) => {
			if (node.name === 'ImportDeclaration' || node.name === 'ExportDeclaration') {
				readStatement(node);
				return node.name === 'ExportDeclaration';
			}

			if (DEFINITION.test(node.name)) {
				hidden.push({name: textOf(node), scope: scopeOf(node)});
			}
		},
	});

	const isHidden = (name: string, offset: number): boolean =>
		hidden.some((definition) => definition.name === name && definition.scope.from <= offset && offset < definition.scope.to);

	return (name, offset) => statements.get(offset) ?? (isHidden(name, offset) ? undefined : imports.get(name));
};
