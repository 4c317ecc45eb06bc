import fs from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {type ComponentNode, isComponent} from '../../../prose/define';
import {readText} from '../../base/data/read-text';
import {isInside} from '../../base/file-paths';
import {ContentError} from '../../base/problems';
import {contentDir} from '../../base/site-dir';
import {splitFrontMatter} from '../../content/front-matter';
import {replaceChild} from './nodes';
import {type PageContext, report} from './page-context';
import {parseMdx} from './parse';
import {toProblem} from './syntax-error';

const fileOf = ({attributes}: ComponentNode): string | undefined => {
	const [attribute, ...others] = attributes;
	return others.length === 0 && attribute?.type === 'mdxJsxAttribute' && attribute.name === 'file' && typeof attribute.value === 'string'
		? attribute.value
		: undefined;
};

/** The file that a component includes; when it includes none, what's wrong is reported. */
const partialOf = (node: ComponentNode, context: PageContext, open: readonly string[]): string | undefined => {
	const name = fileOf(node);
	if (name === undefined) {
		report(node, 'expected <Include file="partials/…" /> with nothing but a file', context);
		return undefined;
	}

	const file = path.join(contentDir, name);
	if (!isInside(contentDir, file) || !fs.statSync(file, {throwIfNoEntry: false})?.isFile()) {
		report(node, `unknown partial ${name}, expected a file of content/`, context);
	} else if (open.includes(file)) {
		report(node, `partial ${name} includes itself`, context);
	} else if (node.type === 'mdxJsxTextElement') {
		report(node, `expected <Include file="${name}" /> on a line of its own`, context);
	} else {
		return file;
	}
};

/** The content of a partial, with that of the partials it includes. `open` are the files around it. */
const readPartial = (file: string, context: PageContext, open: readonly string[]): Root['children'] => {
	context.files.add(file);
	try {
		const source = readText(file);
		if (splitFrontMatter(source)) {
			context.problems.push({
				file,
				line: 1,
				message: 'front matter in a partial, expected nothing but text: the page has the front matter',
			});
			return [];
		}

		const partial = parseMdx(source, file);
		inlineIncludes(partial, context, [...open, file]);
		return partial.children;
	} catch (error) {
		context.problems.push(...(error instanceof ContentError ? error.problems : [toProblem(error, file)]));
		return [];
	}
};

/** Puts the text of partials in the place of each `<Include file="…">`, partials of partials too. */
export const inlineIncludes = (tree: Root, context: PageContext, open: readonly string[] = []): void => {
	visit(tree, (node, index, parent) => {
		if (!isComponent(node) || node.name !== 'Include' || !parent || index === undefined) {
			return undefined;
		}

		const file = partialOf(node, context, open);
		const children = file === undefined ? [] : readPartial(file, context, open);
		replaceChild(parent, index, ...children);
		return [SKIP, index + children.length];
	});
};
