import type {RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import type {ReactNode} from 'react';
import type {Node} from 'unist';
import type {z} from 'zod';
import type {Sample} from './code/sample';
import type {Page} from './page';

declare module 'unist' {
	/** What the compiler's steps attach to nodes for later steps. */
	interface Data {
		/** Where the node was written, if not in the page itself. */
		file?: string;
		/** The id of a heading. */
		id?: string;
		component?: AuthorComponent;
		/** The result of `prepare`. */
		view?: unknown;
		sample?: Sample;
		/** The mark that ends the preview of a post. */
		isTruncate?: boolean;
	}
}

export type ComponentNode = MdxJsxFlowElement | MdxJsxTextElement;

/** An attribute that an author wrote as a string; undefined if it's missing or an expression. */
export const attributeOf = (node: ComponentNode, name: string): string | undefined => {
	const attribute = node.attributes.find((candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === name);
	return typeof attribute?.value === 'string' ? attribute.value : undefined;
};

/** Whether a node is a component that an author wrote. */
export const isComponent = (node: Node): node is ComponentNode => node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** What the author guide says about a component. */
export type Guide = {
	/** What it shows, in a sentence or two of Markdown. */
	about: string;
	/** How to write it; a test compiles it. An item is part of the example of its parent. */
	example?: string;
};

type Definition<Props, View> = Guide & {
	name: string;
	/** The attributes that authors may write. The author guide prints what `describe()` says about them. */
	props: z.ZodType<Props>;
	/** The component that must be its parent. */
	parent?: string;
	/** The only component that may be its child. */
	only?: string;
	/** Turns the props into what both forms need. Null leaves the component out; a thrown `Error` is reported. */
	prepare(props: Props, node: ComponentNode, page: Page): View | null;
	/** The form on the page. */
	Html(props: {view: View; children?: ReactNode}): ReactNode;
	/** The form in the page's Markdown version. `children` are in that form already. */
	markdown(view: View, children: RootContent[], isInline: boolean): RootContent[];
};

/** A component that authors may use in prose, with its form as HTML and as Markdown. */
export type AuthorComponent = Definition<never, never>;

/** Defines an author component. Its `component.tsx` exports the result. The types of props and view are only known inside the definition. */
export const defineComponent = <Props, View>(definition: Definition<Props, View>): AuthorComponent =>
	definition as unknown as AuthorComponent;
