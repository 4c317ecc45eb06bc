import {z} from 'zod';
import {defineComponent} from '../define';
import {defineItem} from '../members/define-item';
import {MemberIndex} from '../members/member-index';
import {fillMemberList, type IndexEntry, type ListAttributes, type ListedMember, listAttributes} from '../members/member-list';
import type {CommandLineFacts, Flag} from '../page';

/** The flags of a command, as typed after `npx remotion`. Without a command, the flags that all commands have. */
const flagsOf = (facts: CommandLineFacts, command: string | undefined): Record<string, Flag> => {
	const found = command === undefined ? facts : facts.commands[command];
	if (!found) {
		throw new Error(`command "${command}" does not exist, expected one of ${Object.keys(facts.commands).join(', ')}`);
	}

	return found.flags;
};

const toMember = (name: string, {type, deprecated, preset, ...flag}: Flag, since: string | undefined): ListedMember => ({
	// A short form is documented with its long form.
	required: deprecated === undefined && !preset && name.startsWith('--'),
	view: {
		...(type ? {type: [{text: type}]} : {}),
		deprecated: deprecated !== undefined,
		...(flag.default === undefined ? {} : {default: flag.default}),
		...(since === undefined ? {} : {since}),
	},
});

type Attributes = ListAttributes & {command?: string};

const flags = defineComponent<Attributes, {index: IndexEntry[]}>({
	name: 'Flags',
	about: 'Flags of a command, like `<Options>`.',
	example: `<Flags command="render" only="--codec">

<Flag name="--codec">

The codec.

</Flag>

</Flags>`,
	only: 'Flag',
	props: z.strictObject({
		command: z.string().optional().describe('The command of `npx remotion`; without it, the flags that every command takes.'),
		...listAttributes,
	}),
	prepare: ({command, ...attributes}, node, page) => {
		const facts = page.readFacts<CommandLineFacts>('cli.json');
		const types = page.flagTypes();
		const since = command === undefined ? {} : page.flagsSince(command);
		const members = new Map(
			Object.entries(flagsOf(facts, command)).map(([name, found]) => [
				name,
				toMember(name, {type: types.get(name), ...found}, since[name]),
			]),
		);
		const owner = ['npx remotion', command].filter(Boolean).join(' ');
		return {index: fillMemberList(node, members, {item: 'Flag', owner, attributes}, page)};
	},
	Html: ({view, children}) => (
		<div className="members">
			<MemberIndex entries={view.index} noun="flags" />
			{children}
		</div>
	),
	markdown: (_, children) => children,
});

export default [flags, defineItem('Flag', 'Flags')];
