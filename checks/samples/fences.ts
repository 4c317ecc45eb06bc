import type {Code} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {blankFrontMatter} from '../../pipeline/content/front-matter';

/** A fenced block of a page; `line` is the line of its opening fence. */
export type Fence = {
	lang: string;
	code: string;
	line: number;
	title?: string;
	/** Error codes that the block promises to show. */
	expect?: string[];
	/** Why the block cannot be checked; empty when the reason is missing. */
	nocheck?: string;
};

const parser = unified().use(remarkParse).use(remarkMdx);

const attribute = (meta: string, name: string): string | undefined => new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(meta)?.[1];

const toFence = (node: Code): Fence => {
	const meta = node.meta ?? '';
	const expect = attribute(meta, 'expect');
	const bareNocheck = /(?:^|\s)nocheck(?:\s|$|=(?!"))/.test(meta);
	return {
		lang: (node.lang ?? '').toLowerCase(),
		code: node.value,
		line: node.position!.start.line,
		title: attribute(meta, 'title'),
		expect: expect === undefined ? undefined : expect.split(/[\s,]+/).filter(Boolean),
		nocheck: attribute(meta, 'nocheck') ?? (bareNocheck ? '' : undefined),
	};
};

/** By source: a text that changed is another text, so no entry goes stale. Several checks read the same pages. */
const parsed = new Map<string, readonly Fence[]>();

/** All fenced blocks of an MDX source in order, with the lines they have in the file; throws where the MDX does not parse. */
export const fencesOf = (source: string): readonly Fence[] => {
	const known = parsed.get(source);
	if (known) {
		return known;
	}

	const fences: Fence[] = [];
	visit(parser.parse(blankFrontMatter(source)), 'code', (node) => {
		fences.push(toFence(node));
	});
	parsed.set(source, fences);
	return fences;
};
