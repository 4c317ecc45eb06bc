import type {Code, Root, RootContent} from 'mdast';
import type {Data, Node} from 'unist';
import {type AuthorComponent, type ComponentNode, isComponent} from '../../../prose/define';
import {authorComponents, plainElements} from '../../../prose/registry';
import {fieldName, validate} from '../../base/data/field-problems';
import {ContentError} from '../../base/problems';
import {setApostrophes} from '../../base/text/typographic';
import {editSample} from '../code/edit-sample';
import {nameSample} from '../code/name-sample';
import {parseSample} from '../code/sample';
import {type PageContext, placeOfNode, report} from './page-context';
import {prosePage} from './prose-page';

type Parent = {type: string; name?: string | null; children: RootContent[]};

/** Attaches what was prepared to a node, for the steps that write the HTML and the Markdown form. */
const keep = (node: Node, prepared: Data): void => {
	node.data = {...node.data, ...prepared};
};

const readProps = (node: ComponentNode): Record<string, unknown> => {
	const props: Record<string, unknown> = {};
	for (const attribute of node.attributes) {
		if (attribute.type !== 'mdxJsxAttribute') {
			throw new Error('expected plain attributes, found a spread');
		}

		const {name, value} = attribute;
		try {
			props[name] = value == null ? true : typeof value === 'object' ? JSON.parse(value.value) : setApostrophes(value);
		} catch {
			throw new Error(`attribute ${name}: expected text in quotes, a number, true or false`);
		}
	}

	return props;
};

const checkPlace = (component: AuthorComponent | undefined, name: string, parent: Parent): void => {
	if (component?.parent && parent.name !== component.parent) {
		throw new Error(`expected directly inside <${component.parent}>`);
	}

	const only = parent.name ? authorComponents.get(parent.name)?.only : undefined;
	if (only && only !== name) {
		throw new Error(`does not belong in <${parent.name}>, expected <${only}>`);
	}
};

/** Checks and prepares a component. Returns whether it stays in the page. */
const prepareComponent = (node: ComponentNode, parent: Parent, context: PageContext): boolean => {
	const name = node.name ?? '';
	const component = authorComponents.get(name);
	if (!component && !plainElements.has(name)) {
		report(
			node,
			`unknown component <${name}>, expected one of ${[...authorComponents.keys(), 'Include', ...plainElements].join(', ')}`,
			context,
		);
		return true;
	}

	try {
		checkPlace(component, name, parent);
		const props = readProps(node);
		if (!component) {
			const unknown = Object.keys(props).find((attribute) => attribute !== 'title' && attribute !== 'open');
			if (unknown) {
				throw new Error(`attribute ${unknown}: unknown name, expected one of title, open`);
			}

			return true;
		}

		const {value, problems} = validate(component.props, props);
		if (problems) {
			throw new Error(problems.map(({path, message}) => `attribute ${fieldName(path)}: ${message}`).join('; '));
		}

		const view = component.prepare(value as never, node, prosePage(context));
		keep(node, {component, view});
		return view !== null;
	} catch (error) {
		if (error instanceof ContentError) {
			context.problems.push(...error.problems);
		} else {
			report(node, `<${name}>: ${(error as Error).message}`, context);
		}

		return true;
	}
};

type Expression = Extract<RootContent, {type: 'mdxFlowExpression' | 'mdxTextExpression'}>;

/** What comes before it is the preview of a post. */
const isTruncateMark = (node: RootContent): boolean =>
	(node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') && /^\s*\/\*\s*truncate\s*\*\/\s*$/.test(node.value);

const isComment = (value: string): boolean => /^\s*\/\*[\s\S]*\*\/\s*$/.test(value);

/** Checks an expression: of all that may be in braces, only the truncate mark stays. Returns whether it does. */
const checkExpression = (node: Expression, parent: Parent, context: PageContext): boolean => {
	if (!isComment(node.value)) {
		report(
			node,
			`expression {${node.value.slice(0, 40)}} in a page, expected text (put braces into backticks) or a comment {/* … */}`,
			context,
		);
		return false;
	}

	if (parent.type !== 'root' || !isTruncateMark(node)) {
		return false;
	}

	if (parent.children.find(isTruncateMark) !== node) {
		report(node, 'a second {/* truncate */} in a page, expected one, after the preview', context);
	}

	keep(node, {isTruncate: true});
	return true;
};

/**
 * Whether a fenced code block goes on to the end of the page, or of what it is in, because nothing closes it: it then ends with its
 * last line, or before the first column of the one after it.
 */
const isUnclosed = ({value, position}: Code): boolean => {
	const lines = value === '' ? 0 : value.split('\n').length;
	return position !== undefined && (position.end.column === 1 || position.end.line - position.start.line <= lines);
};

/** Checks and prepares a code block. */
const prepareSample = (node: Code, context: PageContext): void => {
	if (isUnclosed(node)) {
		report(node, 'code block without an end, expected a line with as many ` as begin it', context);
	}

	try {
		const sample = parseSample(node.value, node.lang, node.meta);
		context.languages.add(sample.language);
		const named = nameSample(sample, {source: node.value, ...placeOfNode(node, context)}, context);
		keep(node, {sample: editSample(named, node.value, context)});
	} catch (error) {
		report(node, (error as Error).message, context);
	}
};

/** Checks one node whose children were checked already. Returns whether it stays. */
const checkNode = (node: RootContent, parent: Parent, context: PageContext): boolean => {
	if (isComponent(node)) {
		return prepareComponent(node, parent, context);
	}

	switch (node.type) {
		case 'mdxjsEsm':
			report(node, 'import or export in a page, expected text and the components of content/README.md only', context);
			return false;
		case 'mdxFlowExpression':
		case 'mdxTextExpression':
			return checkExpression(node, parent, context);
		case 'image':
		case 'imageReference':
			report(node, 'image in a page, expected a <Demo id="…" />, which has its size and its poster', context);
			return false;
		case 'code':
			prepareSample(node, context);
			return true;
		default:
			return true;
	}
};

/** Checks components, code blocks and expressions from the inside out, and takes comments and empty components away. */
export const prepareComponents = (tree: Root, context: PageContext): void => {
	const walk = (parent: Parent): void => {
		parent.children = parent.children.filter((node) => {
			if ('children' in node) {
				walk(node);
			}

			return checkNode(node, parent, context);
		});
	};
	walk(tree);
};
