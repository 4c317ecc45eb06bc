import type {RootContent} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {blankFrontMatter} from '../../pipeline/content/front-matter';

/** A list of options, props or flags that a page has. */
export type MemberList = {
	tag: string;
	/** Attributes whose value is a text. */
	attributes: Readonly<Record<string, string>>;
	line: number;
};

const TAGS = ['Options', 'Props', 'Flags'];

type Element = Extract<RootContent, {type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'}>;

const parser = unified().use(remarkParse).use(remarkMdx);

const toList = ({name, attributes, position}: Element): MemberList => ({
	tag: name ?? '',
	attributes: Object.fromEntries(
		attributes.flatMap((attribute) =>
			attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string' ? [[attribute.name, attribute.value]] : [],
		),
	),
	line: position?.start.line ?? 1,
});

/** The lists of an MDX source in order, with the lines they have in the file; none where it doesn't parse, which another check reports. */
export const memberListsOf = (source: string): MemberList[] => {
	const lists: MemberList[] = [];
	if (!TAGS.some((tag) => source.includes(`<${tag}`))) {
		return lists;
	}

	try {
		visit(parser.parse(blankFrontMatter(source)), ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
			const element = node as Element;
			if (TAGS.includes(element.name ?? '')) {
				lists.push(toList(element));
			}
		});
	} catch {
		return [];
	}

	return lists;
};
