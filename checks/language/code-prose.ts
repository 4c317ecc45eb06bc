import ts from 'typescript';
import {blank, keepOnly} from './blank';

/** A string counts as a message when it has two words in a row; names of classes and styles are joined by hyphens. */
const sentence = /\p{L}{2}[,:;]? \p{L}/u;

const isMessagePart = (node: ts.Node): node is ts.LiteralLikeNode =>
	ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);

/** Strings of tests are what tests feed in, mistakes included. */
const isTest = (name: string): boolean => /\.(?:test|spec)\.tsx?$|^tests\//.test(name);

/**
 * The parts of TypeScript that people read: comments, text between tags and, with `messages`, strings that are sentences. Code is
 * blanked. The file name decides how it is parsed.
 */
export const proseOfCode = (text: string, {name = 'sample.tsx', messages = !isTest(name)} = {}): string => {
	const kind = /\.(?:tsx|jsx)$/.test(name) ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
	const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, false, kind);
	const ranges = new Map<number, number>();
	const visit = (node: ts.Node): void => {
		// Text between tags has no comments, but may contain what looks like one: an address.
		const comments = ts.isJsxText(node)
			? []
			: [...(ts.getLeadingCommentRanges(text, node.pos) ?? []), ...(ts.getTrailingCommentRanges(text, node.end) ?? [])];
		for (const {pos, end} of comments) {
			ranges.set(pos, end);
		}

		if (ts.isJsxText(node) || (messages && isMessagePart(node) && sentence.test(node.text))) {
			ranges.set(node.end - node.getWidth(file), node.end);
		}

		ts.forEachChild(node, visit);
	};
	visit(file);
	// A capital inside of a word marks a name of the code.
	return keepOnly(text, ranges).replace(/\p{L}*\p{Ll}\p{Lu}\p{L}*/gu, blank);
};
