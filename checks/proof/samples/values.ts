import ts from 'typescript';

/** Values that only the stage has: a playing player's ref and a component to show. */
const STAGE = 'globalThis.__stage';

const FILES: [RegExp, string][] = [
	[/audio|music|voice|sound|song|narration/i, 'sound.wav'],
	[/image|img|photo|logo|avatar|poster|picture|cover/i, 'picture.png'],
	[/src|url|video|file|clip|footage|href/i, 'clip.mp4'],
];

const WORDS: [RegExp, string][] = [
	[/^font$/, '16px Sample'],
	[/font/i, 'Sample'],
	[/colou?r|background/i, '#0b84f3'],
	[/^(?:address|link)$/, '/stand-in/clip.mp4'],
];

const textFor = (name: string, code: string): string => {
	if (/^(?:d|path|from|to)$/.test(name) && code.includes('@remotion/paths')) {
		return '"M 0 0 L 60 60 L 90 10"';
	}

	const word = WORDS.find(([pattern]) => pattern.test(name))?.[1];
	if (word) {
		return JSON.stringify(word);
	}

	const file = FILES.find(([pattern]) => pattern.test(name))?.[1];
	const shown = file === 'clip.mp4' && /<(?:Img|img)\b/.test(code) && !/Video\b/.test(code) ? 'picture.png' : file;
	return shown ? JSON.stringify(`/stand-in/${shown}`) : '"Sample"';
};

/** A number that makes sense by its name: frames that last, and sizes that can be seen. */
const numberFor = (name: string): string => (/frame|duration|width|height|size|delay/i.test(name) ? '60' : '1');

export type Declarations = Map<string, ts.TypeNode | readonly ts.TypeElement[]>;

/** The types that a file declares, and those of other files. */
export const declarationsOf = (source: ts.SourceFile, others: ts.SourceFile[] = []): Declarations =>
	new Map(
		[...others, source]
			.flatMap(({statements}) => [...statements])
			.flatMap((node): [string, ts.TypeNode | readonly ts.TypeElement[]][] => {
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
	[ts.SyntaxKind.UnknownKeyword]: '{}',
	[ts.SyntaxKind.ObjectKeyword]: '{}',
};

const references: [RegExp, string][] = [
	[/RefObject<\s*PlayerRef|^PlayerRef/, `${STAGE}.player`],
	[/^(?:File|Blob)\b/, `${STAGE}.file`],
	[/^Request\b/, "new Request('https://example.com/', {method: 'POST', body: '{}'})"],
	[/^AbortSignal\b/, 'new AbortController().signal'],
	[/^ImageData\b/, 'new ImageData(8, 8)'],
	[/^VideoFrame\b/, `new VideoFrame(${STAGE}.canvas(), {timestamp: 0})`],
	[/^AudioData\b/, `${STAGE}.sound()`],
	[/^OffscreenCanvas\b/, `${STAGE}.canvas()`],
	[/^CanvasRenderingContext2D\b/, "document.createElement('canvas').getContext('2d')"],
	[/^HTMLCanvasElement\b/, "document.createElement('canvas')"],
	[/^HTML\w*Element\b|^Element\b/, "document.createElement('div')"],
	[/^Document\b/, 'document'],
	[/^Float32Array\b/, 'new Float32Array(8)'],
	[/^Caption$/, "{text: ' Sample', startMs: 0, endMs: 500, timestampMs: 250, confidence: 1}"],
	[/^TikTokPage$/, "{text: 'Sample', startMs: 0, durationMs: 500, tokens: [{text: 'Sample', fromMs: 0, toMs: 500}]}"],
	[/^(?:React\.)?(?:Mutable)?RefObject/, '{current: document.body}'],
	[/^(?:React\.)?(?:FC|ComponentType|FunctionComponent|LazyExoticComponent)/, `${STAGE}.component`],
	[/^(?:React\.)?(?:Dispatch|\w+Handler)/, '() => undefined'],
	[/^(?:React\.)?(?:ReactNode|ReactElement|PropsWithChildren)|^JSX\.Element/, '"Sample"'],
	[/^(?:readonly |Readonly)?Array|\[\]$/, '[]'],
	[/^(?:Record|(?:React\.)?CSSProperties)/, '{}'],
];

/** Whether a value was found for every part of a type. */
export const isKnown = (expression: string): boolean => !/(?<!=> )\bundefined\b/.test(expression);

/** A value of a type as an expression, as far as the words of the type tell; `undefined` where they don't. */
export const sampleValue = (name: string, type: ts.TypeNode, declarations: Declarations, code: string, depth = 0): string => {
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

	if (ts.isArrayTypeNode(type)) {
		const item = inner(type.elementType);
		return isKnown(item) ? `[${item}]` : '[]';
	}

	if (ts.isTupleTypeNode(type)) {
		return `[${type.elements.map((element) => inner(ts.isNamedTupleMember(element) ? element.type : element)).join(', ')}]`;
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
