import type {SyntaxNode} from '@lezer/common';
import {parser} from '@lezer/javascript';
import {type Export, importResolver} from './imports';

/** A name in a sample, by its offsets. */
export type Identifier = {
	name: string;
	from: number;
	to: number;
	/** The export of another module that it refers to. */
	imported?: Export;
	/** For a prop or a key: the imported component or function that takes it, and as which argument (from 0). */
	givenTo?: Export & {argument?: number};
};

const NAMES = /^(?:(?:Variable|Property|Type)(?:Name|Definition)|JSXIdentifier)$/;

const parsers = new Map([
	['ts', parser.configure({dialect: 'ts'})],
	['tsx', parser.configure({dialect: 'ts jsx'})],
	['js', parser.configure({dialect: 'jsx'})],
	['jsx', parser.configure({dialect: 'jsx'})],
]);

const isMember = ({prevSibling}: SyntaxNode): boolean => /^\??\.$/.test(prevSibling?.name ?? '');

/** `{spring}` in an object is a key and a variable at once. */
const isShorthand = ({parent}: SyntaxNode): boolean => parent?.name === 'Property' && parent.firstChild?.nextSibling === null;

/** Whether a name may refer to an import: keys, props and members don't. */
const mayBeImport = (node: SyntaxNode): boolean => {
	switch (node.name) {
		case 'PropertyName':
			return false;
		case 'PropertyDefinition':
			return isShorthand(node);
		case 'JSXIdentifier':
			return node.parent?.name !== 'JSXAttribute' && !isMember(node);
		default:
			return !isMember(node);
	}
};

type Receiver = {node: SyntaxNode; argument?: number};

/** What takes a prop or a key: the component of the tag, or the function that is called with the object. */
const receiverOf = ({parent}: SyntaxNode): Receiver | undefined => {
	if (parent?.name === 'JSXAttribute') {
		const node = parent.parent?.firstChild?.nextSibling;
		return node ? {node} : undefined;
	}

	const object = parent?.name === 'Property' ? parent.parent : undefined;
	const call = object?.parent?.name === 'ArgList' ? object.parent : undefined;
	if (!object || !call?.prevSibling) {
		return undefined;
	}

	const argument = call.getChildren(',').filter(({from}) => from < object.from).length;
	return {node: call.prevSibling, argument};
};

/** Every name in a sample in order, with what it refers to if that was imported; none in a language that isn't JavaScript or TypeScript. */
export const identifiersOf = (code: string, language: string): Identifier[] => {
	const tree = parsers.get(language)?.parse(code);
	if (!tree) {
		return [];
	}

	const textOf = ({from, to}: {from: number; to: number}): string => code.slice(from, to);
	const resolve = importResolver(tree, code);
	const exportAt = (node: SyntaxNode): Export | undefined => {
		const [head = '', ...members] = textOf(node).split('.');
		const found = resolve(head, node.from);
		return found && {module: found.module, name: [found.name, ...members].join('.')};
	};

	const identifiers: Identifier[] = [];
	tree.iterate({
		enter: ({node}) => {
			if (!NAMES.test(node.name) || node.parent?.name === 'JSXBuiltin') {
				return;
			}

			const imported = mayBeImport(node) ? exportAt(node) : undefined;
			const receiver = imported || node.name === 'PropertyName' ? undefined : receiverOf(node);
			const taker = receiver && exportAt(receiver.node);
			identifiers.push({
				name: textOf(node),
				from: node.from,
				to: node.to,
				...(imported && {imported}),
				...(taker && {givenTo: {...taker, ...(receiver.argument !== undefined && {argument: receiver.argument})}}),
			});
		},
	});
	return identifiers;
};
