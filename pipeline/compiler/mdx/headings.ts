import GithubSlugger from 'github-slugger';
import type {Heading as HeadingNode, Root} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Heading} from '../../content/types';
import {type PageContext, report} from './page-context';

const explicitId = /\s*\[#([\w-]+)\]\s*$/;

const takeExplicitId = (node: HeadingNode): string | undefined => {
	const last = node.children.at(-1);
	const match = last?.type === 'text' ? explicitId.exec(last.value) : null;
	if (last?.type !== 'text' || !match) {
		return undefined;
	}

	last.value = last.value.slice(0, match.index);
	if (last.value === '') {
		node.children.pop();
	}

	return match[1];
};

/**
 * Gives every heading its id: the explicit one of `## Title [#id]`, else one made from its words. Returns the
 * headings in order; the id is also in `data.id` of each node.
 */
export const identifyHeadings = (tree: Root, context: PageContext): Heading[] => {
	const nodes: {node: HeadingNode; id?: string; text: string}[] = [];
	const slugger = new GithubSlugger();
	visit(tree, 'heading', (node) => {
		if (node.depth === 1 || node.depth > 4) {
			report(node, `heading of level ${node.depth}, expected level 2 to 4 (the title is the heading of level 1)`, context);
		}

		visit(node, ['link', 'linkReference'], () =>
			report(node, 'link in a heading, expected it in the text below: the heading links to itself', context),
		);

		const id = takeExplicitId(node);
		const text = textOf(node).trim();
		if (id !== undefined) {
			if (slugger.occurrences[id] !== undefined) {
				report(node, `heading id "${id}" is taken by an earlier heading, expected ids to be unique on the page`, context);
			}

			slugger.occurrences[id] = 0;
		}

		nodes.push({node, text, ...(id === undefined ? {} : {id})});
	});

	return nodes.map(({node, id: explicit, text}) => {
		const id = explicit ?? slugger.slug(text);
		node.data = {...node.data, id};
		return {depth: node.depth as Heading['depth'], id, text};
	});
};
