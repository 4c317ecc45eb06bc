import ts from 'typescript';

/** Values that only the stage has: a playing player's ref and a component to show. */
const STAGE = 'globalThis.__stage';

const FILES: [RegExp, string][] = [
	[/audio|music|voice|sound|song|narration/i, 'sound.wav'],
	[/image|img|photo|logo|avatar|poster|picture|cover/i, 'picture.png'],
	[/src|url|video|file|clip|footage|href/i, 'clip.mp4'],
];

const textFor = (name: string, code: string): string => {
	const file = FILES.find(([pattern]) => pattern.test(name))?.[1];
	const shown = file === 'clip.mp4' && /<(?:Img|img)\b/.test(code) && !/Video\b/.test(code) ? 'picture.png' : file;
	return shown ? JSON.stringify(`/stand-in/${shown}`) : '"Sample"';
};

/** A number that makes sense by its name: frames that last, and sizes that can be seen. */
const numberFor = (name: string): string => (/frame|duration|width|height|size|delay/i.test(name) ? '60' : '1');

type Declarations = Map<string, ts.TypeNode | readonly ts.TypeElement[]>;

const declarationsOf = (source: ts.SourceFile): Declarations =>
	new Map(
		source.statements.flatMap((node): [string, ts.TypeNode | readonly ts.TypeElement[]][] => {
			if (ts.isTypeAliasDeclaration(node)) {
				return [[node.name.text, node.type]];
			}

			return ts.isInterfaceDeclaration(node) ? [[node.name.text, node.members]] : [];
		}),
	);

const keywords: Partial<Record<ts.SyntaxKind, string>> = {
	[ts.SyntaxKind.BooleanKeyword]: 'true',
	[ts.SyntaxKind.NullKeyword]: 'null',
	[ts.SyntaxKind.FunctionType]: '() => undefined',
	[ts.SyntaxKind.ArrayType]: '[]',
};

const references: [RegExp, string][] = [
	[/RefObject<\s*PlayerRef|^PlayerRef/, `${STAGE}.player`],
	[/^(?:React\.)?(?:Mutable)?RefObject/, '{current: document.body}'],
	[/^(?:React\.)?(?:FC|ComponentType|FunctionComponent|LazyExoticComponent)/, `${STAGE}.component`],
	[/^(?:React\.)?(?:Dispatch|\w+Handler)/, '() => undefined'],
	[/^(?:React\.)?(?:ReactNode|ReactElement|PropsWithChildren)|^JSX\.Element/, '"Sample"'],
	[/^(?:readonly |Readonly)?Array|\[\]$/, '[]'],
	[/^(?:Record|(?:React\.)?CSSProperties)/, '{}'],
];

/** A value of a type as an expression, as far as the words of the type tell; `undefined` where they don't. */
const sampleValue = (name: string, type: ts.TypeNode, declarations: Declarations, code: string, depth = 0): string => {
	const text = type.getText();
	const inner = (node: ts.TypeNode): string => sampleValue(name, node, declarations, code, depth + 1);
	if (type.kind === ts.SyntaxKind.StringKeyword) {
		return textFor(name, code);
	}

	if (type.kind === ts.SyntaxKind.NumberKeyword) {
		return numberFor(name);
	}

	if (keywords[type.kind]) {
		return keywords[type.kind]!;
	}

	if (ts.isLiteralTypeNode(type)) {
		return type.literal.getText();
	}

	if (ts.isParenthesizedTypeNode(type) || ts.isTypeOperatorNode(type)) {
		return inner(type.type);
	}

	if (ts.isUnionTypeNode(type)) {
		return inner(type.types.find(({kind}) => kind !== ts.SyntaxKind.UndefinedKeyword) ?? type.types[0]!);
	}

	if (ts.isIntersectionTypeNode(type)) {
		return `Object.assign({}, ${type.types.map(inner).join(', ')})`;
	}

	if (ts.isTypeLiteralNode(type)) {
		return objectOf(type.members, declarations, code, depth);
	}

	const declared = ts.isTypeReferenceNode(type) ? declarations.get(type.typeName.getText()) : undefined;
	if (declared && depth < 6) {
		return 'kind' in declared ? inner(declared) : objectOf(declared, declarations, code, depth);
	}

	return references.find(([pattern]) => pattern.test(text))?.[1] ?? 'undefined';
};

const objectOf = (members: readonly ts.TypeElement[], declarations: Declarations, code: string, depth = 0): string =>
	`{${members
		.filter(ts.isPropertySignature)
		.filter(({questionToken, type}) => !questionToken && type)
		.map(({name, type}) => `${name.getText()}: ${sampleValue(name.getText(), type!, declarations, code, depth + 1)}`)
		.join(', ')}}`;

const functionOf = (node: ts.Expression | undefined): ts.SignatureDeclaration | undefined => {
	if (node && (ts.isArrowFunction(node) || ts.isFunctionExpression(node))) {
		return node;
	}

	return node && ts.isCallExpression(node) ? functionOf(node.arguments[0]) : undefined;
};

const propsTypeOf = (declared: ts.TypeNode | undefined, fn: ts.SignatureDeclaration | undefined): ts.TypeNode | undefined =>
	fn?.parameters[0]?.type ?? (declared && ts.isTypeReferenceNode(declared) ? declared.typeArguments?.[0] : undefined);

/** For each component of a sample, an expression of the props that its type requires. */
export const propsOf = (source: ts.SourceFile): Record<string, string> => {
	const declarations = declarationsOf(source);
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
