import type {ReactNode} from 'react';
import {z} from 'zod';
import {type ComponentNode, defineComponent, type Guide} from '../define';
import {exportId} from '../export-id';
import {paragraph, text} from '../mdast';
import {defineItem} from '../members/define-item';
import {labelsOf} from '../members/labels';
import {MemberIndex} from '../members/member-index';
import {fillMemberList, type IndexEntry, type ListAttributes, type ListedMember, listAttributes} from '../members/member-list';
import {linkTypes} from '../members/type-text';
import type {ExportFacts, FindExport, FoundExport, Members, Page} from '../page';

type Fields = {members: Members; inherits: string[]; isOffered: boolean; packageName: string};

type WithMembers = Pick<ExportFacts, 'members' | 'membersOf' | 'inherits'> & {kind?: ExportFacts['kind']};

/** Kinds of exports whose members readers receive instead of passing them. */
const OFFERING = ['class', 'const'];

const ownFields = (facts: WithMembers, {packageName}: FoundExport, findExport: FindExport): Fields | undefined => {
	if (facts.members) {
		const isOffered = OFFERING.includes(facts.kind ?? '');
		return {members: facts.members, inherits: facts.inherits ?? [], isOffered, packageName};
	}

	const other = facts.membersOf === undefined ? undefined : findExport(facts.membersOf);
	const fields = other && ownFields(other.facts, other, findExport);
	return (
		fields && {
			...fields,
			inherits: facts.inherits ?? fields.inherits,
			packageName,
		}
	);
};

/** The fields of an export: its own, or those of a function's object parameter. */
const fieldsOf = (id: string, parameter: string | undefined, findExport: FindExport): Fields => {
	const found = findExport(id);
	const parameters = found.facts.parameters ?? [];
	const chosen =
		parameter === undefined
			? parameters.find(({members, membersOf}) => members ?? membersOf)
			: parameters.find(({name}) => name === parameter);
	const fields = ownFields(found.facts, found, findExport) ?? (chosen && ownFields(chosen, found, findExport));
	if (!fields) {
		throw new Error(`${id} has no fields, expected a component, a type with fields or a function that takes an object`);
	}

	return fields;
};

/** The names of an export's fields. Throws if it has none. */
export const membersOfExport = (id: string, findExport: FindExport): string[] => Object.keys(fieldsOf(id, undefined, findExport).members);

const listMembers = (
	{members, isOffered, packageName}: Fields,
	since: Record<string, string>,
	node: ComponentNode,
	page: Page,
): Map<string, ListedMember> =>
	new Map(
		Object.entries(members).map(([name, {type, ...member}]) => [
			name,
			{
				required: member.deprecated === undefined && !member.internal,
				view: {
					type: linkTypes(type, packageName, page.placeOf(node), page),
					...labelsOf(member, {isOffered}),
					...(since[name] === undefined ? {} : {since: since[name]}),
				},
			},
		]),
	);

const props = z.strictObject({
	of: exportId,
	parameter: z.string().optional().describe('The parameter whose fields are listed, if it is not the first one that has fields.'),
	given: z.boolean().default(false).describe('Readers receive these fields instead of passing them, so none is required.'),
	...listAttributes,
});

/** A nested list with at least this many options can be collapsed. */
const MIN_FOLDED = 4;

type Attributes = ListAttributes & {of: string; parameter?: string; given: boolean};

type View = {inherits: string[]; index: IndexEntry[]; noun: string; isNested: boolean};

const also = ({inherits}: Pick<View, 'inherits'>): string =>
	`Also accepts every attribute in ${inherits.map((name) => `React.${name}`).join(' and ')}.`;

const Html = ({view, children}: {view: View; children?: ReactNode}) => {
	const more = view.inherits.length > 0 ? <p className="members-also">{also(view)}</p> : null;
	return view.isNested ? (
		<details className="members" open>
			<summary>
				{view.index.length} {view.noun}
			</summary>
			{children}
			{more}
		</details>
	) : (
		<div className="members">
			<MemberIndex entries={view.index} noun={view.noun} />
			{children}
			{more}
		</div>
	);
};

const defineList = (name: string, item: string, guide: Guide) =>
	defineComponent<Attributes, View>({
		name,
		...guide,
		only: item,
		props,
		prepare: ({of, parameter, given, ...attributes}, node, page) => {
			const fields = fieldsOf(of, parameter, page.findExport);
			const {members: since = {}} = page.sinceOf(page.findExport(of).id);
			const index = fillMemberList(
				node,
				listMembers({...fields, isOffered: given || fields.isOffered}, since, node, page),
				{item, owner: of, attributes},
				page,
			);
			const isNested = attributes.level === 4 && index.length >= MIN_FOLDED;
			const shown = attributes.level === 4 && !isNested ? [] : index;
			// A partial list doesn't mention the attributes that are accepted besides.
			return {inherits: attributes.only ? [] : fields.inherits, index: shown, noun: name.toLowerCase(), isNested};
		},
		Html,
		markdown: (view, children) => [...children, ...(view.inherits.length > 0 ? [paragraph(text(also(view)))] : [])],
	});

export default [
	defineList('Options', 'Option', {
		about: 'Options of a function that takes an object, or fields of a type. Heading, type, default and “required” come from the facts.',
		example: '<Options of="remotion#spring" only="delay">\n\n<Option name="delay">\n\nFrames to wait.\n\n</Option>\n\n</Options>',
	}),
	defineItem('Option', 'Options'),
	defineList('Props', 'Prop', {
		about: 'Props of a component, like `<Options>`.',
		example: '<Props of="remotion#Sequence" only="from">\n\n<Prop name="from">\n\nThe first frame.\n\n</Prop>\n\n</Props>',
	}),
	defineItem('Prop', 'Props'),
];
