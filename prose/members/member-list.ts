import GithubSlugger from 'github-slugger';
import type {Heading, RootContent} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {z} from 'zod';
import {attributeOf, type ComponentNode, isComponent} from '../define';
import type {Page} from '../page';
import memberFacts, {type MemberView} from './component';

/** A member from the facts. If it's `required`, the page must document it. */
export type ListedMember = {view: MemberView; required: boolean};

/** A member in the index of its list. */
export type IndexEntry = {name: string; id: string; view: MemberView};

const names = z
	.string()
	.transform((text) => text.split(',').map((name) => name.trim()))
	.optional();

/** Attributes that `<Options>`, `<Props>` and `<Flags>` share. */
export const listAttributes = {
	omit: names.describe('Members that the page leaves out on purpose, separated by commas.'),
	reason: z.string().min(1).optional().describe('Why it leaves them out.'),
	only: names.describe('The only members that this list covers.'),
	prefix: z
		.string()
		.regex(/^[\w-]+$/)
		.default('')
		.describe('Keeps heading ids distinct when two lists of a page have members with the same name.'),
	level: z
		.union([z.literal(3), z.literal(4)])
		.default(3)
		.describe('The level of the headings; 4 for a list below another heading.'),
};

export type ListAttributes = {omit?: string[]; reason?: string; only?: string[]; prefix: string; level: 3 | 4};

/** Marks the members of a nested type as optional if the type is used inside `Partial<>`. */
const relaxNested = (node: ComponentNode, {type}: MemberView): void => {
	const partial = /\bPartial<(\w+)/.exec(type?.map(({text}) => text).join('') ?? '')?.[1];
	if (partial === undefined) {
		return;
	}
	visit(node, (list) => {
		if (!isComponent(list) || attributeOf(list, 'of')?.split('#').at(-1) !== partial) {
			return;
		}
		visit(list, ({data}) => {
			const view = data?.component === memberFacts ? (data.view as MemberView) : undefined;
			if (view?.need === 'required') {
				view.need = 'optional';
			}
		});
	});
};

const introduce = (node: ComponentNode, name: string, view: MemberView, {prefix, level}: ListAttributes): IndexEntry => {
	const file = node.data?.file;
	const origin = {position: node.position, data: {file}};
	const id = `${prefix}${new GithubSlugger().slug(name)}`;
	relaxNested(node, view);
	const heading: Heading = {
		type: 'heading',
		depth: level,
		children: [
			{type: 'inlineCode', value: name},
			{type: 'text', value: ` [#${id}]`},
		],
		...origin,
	};
	const facts: ComponentNode = {
		type: 'mdxJsxFlowElement',
		name: memberFacts.name,
		attributes: [],
		children: [],
		position: node.position,
		data: {file, component: memberFacts, view},
	};
	const children: RootContent[] = node.children;
	children.unshift(heading, facts);
	return {name, id, view};
};

const hasProse = (node: ComponentNode): boolean => node.children.some((child) => child.type !== 'text' || child.value.trim() !== '');

/** A `<Since>` in a member's prose that repeats the version in the line above. Nested members have versions of their own. */
const repeatedVersion = (node: ComponentNode, {since}: MemberView): ComponentNode | undefined => {
	let found: ComponentNode | undefined;
	visit(node, (child) => {
		if (isComponent(child) && child.name === 'Since' && attributeOf(child, 'v') === since) {
			found = child;
		}

		return isComponent(child) && child.name === 'Options' ? SKIP : undefined;
	});
	return found;
};

/** Throws if `omit` or `only` name a member that doesn't exist, or if members are omitted without a reason. */
const checkAttributes = (
	{omit = [], only = [], reason}: ListAttributes,
	members: ReadonlyMap<string, ListedMember>,
	owner: string,
): void => {
	const unknown = [...omit, ...only].filter((name) => !members.has(name));
	if (unknown.length > 0) {
		throw new Error(`${unknown.join(', ')} in omit or only does not exist in ${owner}, expected some of ${[...members.keys()].join(', ')}`);
	}

	if (omit.length > 0 && reason === undefined) {
		throw new Error(`omit without a reason, expected reason="…"`);
	}
};

/** The members that the list has to document and doesn't. */
const missingFrom = (
	written: ReadonlySet<string>,
	members: ReadonlyMap<string, ListedMember>,
	{omit = [], only}: ListAttributes,
): string[] =>
	[...members]
		.filter(([name, {required}]) => required && !written.has(name) && !omit.includes(name) && (only?.includes(name) ?? true))
		.map(([name]) => name);

/**
 * Compares the items that an author wrote with the members that exist, reports what is missing on either side, and adds heading and facts
 * before the prose of each item. Returns the members in the order of the page.
 */
export const fillMemberList = (
	node: ComponentNode,
	members: ReadonlyMap<string, ListedMember>,
	{item, owner, attributes}: {item: string; owner: string; attributes: ListAttributes},
	page: Page,
): IndexEntry[] => {
	const written = new Set<string>();
	const index: IndexEntry[] = [];
	const children: RootContent[] = node.children;
	for (const child of children.filter(isComponent).filter(({name}) => name === item)) {
		const name = attributeOf(child, 'name') ?? '';
		const member = members.get(name);
		if (!member) {
			page.report(child, `<${item}>: "${name}" does not exist in ${owner}, expected one of ${[...members.keys()].join(', ')}`);
		} else if (written.has(name)) {
			page.report(child, `<${item}>: "${name}" is listed twice for ${owner}, expected it once`);
		} else if (hasProse(child)) {
			const repeated = repeatedVersion(child, member.view);
			if (repeated) {
				page.report(repeated, `<Since>: the line below "${name}" states this version, expected no sign in the text`);
			}

			index.push(introduce(child, name, member.view, attributes));
		} else {
			page.report(child, `<${item}>: "${name}" of ${owner} has no prose, expected what it does`);
		}

		written.add(name);
	}

	// After the items, so that their problems are reported, too.
	checkAttributes(attributes, members, owner);
	const missing = missingFrom(written, members, attributes);
	if (missing.length > 0) {
		page.report(node, `<${node.name}>: no prose for ${missing.join(', ')} of ${owner}, expected an <${item} name="…"> for each`);
	}

	return index;
};
