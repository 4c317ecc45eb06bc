import {toJsxRuntime} from 'hast-util-to-jsx-runtime';
import type {Root, RootContent} from 'mdast';
import {toHast} from 'mdast-util-to-hast';
import {createContext, createElement, Fragment, type ReactNode, useContext} from 'react';
import {jsx, jsxs} from 'react/jsx-runtime';
import {CodeFigure} from '../../../prose/code/code-figure';
import {type AuthorComponent, type ComponentNode, isComponent} from '../../../prose/define';
import {authorComponents} from '../../../prose/registry';
import {childrenOf, withChildren} from './nodes';

type Slot = {at: string; children?: ReactNode};

const PREVIEW_END = '<template data-truncate="true"></template>';

const slot = (name: string, at: number, type: ComponentNode['type'] = 'mdxJsxFlowElement'): ComponentNode => ({
	type,
	name,
	attributes: [{type: 'mdxJsxAttribute', name: 'at', value: String(at)}],
	children: [],
});

/**
 * Readies a checked tree for `drawSlots()`: components and code become slots that only carry a number. Returns
 * the views that belong to the numbers.
 */
export const fillSlots = (tree: Root): unknown[] => {
	const views: unknown[] = [];
	const fill = (node: RootContent): RootContent => {
		const {component, view, sample, isTruncate, id} = node.data ?? {};
		const children = childrenOf(node).map(fill);
		if (isTruncate) {
			return slot('Truncate', -1);
		}

		if (sample) {
			return slot('Sample', views.push(sample) - 1);
		}

		if (isComponent(node) && component) {
			return {...withChildren(slot(component.name, views.push(view) - 1, node.type), children), position: node.position};
		}

		const filled = withChildren(node, children);
		return filled.type === 'heading' ? {...filled, data: {hProperties: {id}}} : filled;
	};
	tree.children = tree.children.map(fill);
	return views;
};

/** Passes the views of the slots to the components of a page. */
export const ViewsContext = createContext<unknown[]>([]);

const useView = (at: string): never => useContext(ViewsContext)[Number(at)] as never;

const AuthorSlot = ({component: {Html}, at, children}: Slot & {component: AuthorComponent}) => <Html view={useView(at)}>{children}</Html>;

const SampleSlot = ({at}: Slot) => <CodeFigure sample={useView(at)} />;

const Truncate = () => <template data-truncate="true" />;

type HeadingProps = {id?: string; className?: string; children?: ReactNode};

const Heading = ({level: Level, id, className, children}: HeadingProps & {level: 'h2' | 'h3' | 'h4'}) => (
	<Level id={id} className={className}>
		{/* The heading of footnotes comes from the Markdown library with a class and for screen readers only. */}
		{id === undefined || className ? (
			children
		) : (
			<a className="anchor" href={`#${id}`}>
				{children}
			</a>
		)}
	</Level>
);

/** Characters that fit in a line on the narrowest phone, even in a list. Code of this length, such as `npx remotion studio`, never breaks; longer code may. */
const SHORT_CODE = 24;

const FLAG = /(--[a-z][\w-]*)/;

/** Keeps a short flag in one piece where the code around it may break: browsers would break it after its hyphens. */
const withWholeFlags = (code: string): ReactNode[] =>
	code.split(FLAG).map((part, index) => (FLAG.test(part) && part.length <= SHORT_CODE ? <span key={index}>{part}</span> : part));

/** Lets a long path break after its slashes, and a long name between its words, in the narrow columns of a table. */
const withBreaks = (code: string): ReactNode[] =>
	code.split(/(?<=\w\/)(?=\w)|(?<=[a-z])(?=[A-Z])/).map((part, index) => (
		<Fragment key={index}>
			{index > 0 ? <wbr /> : null}
			{part}
		</Fragment>
	));

type InlineCodeProps = {children?: string; 'data-cell'?: boolean};

const InlineCode = ({children = '', 'data-cell': isInTable}: InlineCodeProps) =>
	children.length > SHORT_CODE ? (
		<code className="long">{isInTable && !children.includes(' ') ? withBreaks(children) : withWholeFlags(children)}</code>
	) : (
		<code>{children}</code>
	);

const Table = ({className, children}: {className?: string; children?: ReactNode}) => (
	// biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll a wide table
	<div className="table-scroll" tabIndex={0}>
		<table className={className}>{children}</table>
	</div>
);

/** The components that draw slots, and Markdown's elements where they need more than a tag. */
const slotComponents: Record<string, (props: never) => ReactNode> = {
	...Object.fromEntries(
		[...authorComponents].map(([name, component]) => [name, (props: Slot) => createElement(AuthorSlot, {...props, component})]),
	),
	Sample: SampleSlot,
	Truncate,
	h2: (props: HeadingProps) => createElement(Heading, {...props, level: 'h2'}),
	h3: (props: HeadingProps) => createElement(Heading, {...props, level: 'h3'}),
	h4: (props: HeadingProps) => createElement(Heading, {...props, level: 'h4'}),
	code: InlineCode,
	table: Table,
};

/** MDX takes a name with a capital letter for a variable. Those of slots are the only ones that are left in a page. */
const slotOf = (expression: {type: string; name?: string}) => {
	const component = slotComponents[expression.name ?? ''];
	if (!component) {
		throw new Error(`A filled tree has a ${expression.type} ${expression.name} that is no slot.`);
	}

	return component;
};

/** Makes React elements of a filled tree. */
export const drawSlots = (tree: Root): ReactNode =>
	toJsxRuntime(toHast(tree, {passThrough: ['mdxJsxFlowElement', 'mdxJsxTextElement']}), {
		Fragment,
		jsx,
		jsxs,
		components: slotComponents as never,
		createEvaluater: () => ({
			evaluateExpression: slotOf as never,
			evaluateProgram: () => {
				throw new Error('A filled tree has an import or an export.');
			},
		}),
	});

/** Takes the truncate mark out of the HTML of a page; what comes before it is the preview. */
export const splitPreview = (html: string): {html: string; previewHtml?: string} => {
	const at = html.indexOf(PREVIEW_END);
	return at === -1 ? {html} : {html: html.slice(0, at) + html.slice(at + PREVIEW_END.length), previewHtml: html.slice(0, at)};
};
