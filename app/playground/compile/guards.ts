import type {SyntaxNode} from '@lezer/common';
import {lineAt} from '../../../pipeline/base/text/line-at';
import {parse} from './syntax';

/** The name of the function that each loop and function calls with its line number, so that infinite ones can be stopped. */
const GUARD = '__guard';

const LOOPS = ['ForStatement', 'WhileStatement', 'DoStatement'];
const FUNCTIONS = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunction', 'MethodDeclaration'];

const bodyOf = (node: SyntaxNode): SyntaxNode | null =>
	node.name === 'DoStatement' ? (node.firstChild?.nextSibling ?? null) : node.lastChild;

/** Inserts the call at the start of the body of each loop and function, without changing line numbers. */
export const guard = (code: string): string => {
	const insertions: {at: number; text: string}[] = [];
	parse(code).iterate({
		enter({name, node}) {
			const isLoop = LOOPS.includes(name);
			const isMethod = name === 'Property' && node.getChild('ParamList') !== null;
			if (!isLoop && !isMethod && !FUNCTIONS.includes(name)) {
				return;
			}

			const body = bodyOf(node);
			if (!body || body.type.isError) {
				return;
			}

			const call = `${GUARD}(${lineAt(code, node.from)})`;
			if (body.name === 'Block') {
				insertions.push({at: body.from + 1, text: `${call};`});
			} else if (isLoop) {
				insertions.push({at: body.from, text: `{${call};`}, {at: body.to, text: '}'});
			} else if (name === 'ArrowFunction') {
				insertions.push({at: body.from, text: `(${call},`}, {at: body.to, text: ')'});
			}
		},
	});
	return insertions.sort((a, b) => b.at - a.at).reduce((text, {at, text: inserted}) => text.slice(0, at) + inserted + text.slice(at), code);
};
