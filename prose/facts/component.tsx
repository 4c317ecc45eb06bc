import {z} from 'zod';
import {defineComponent} from '../define';
import {list, listItem, paragraph, strong, text, toBlocks} from '../mdast';

const facts = defineComponent({
	name: 'Facts',
	about: 'What a reader compares first, such as price and license, on one ruler.',
	example: `<Facts>

<Fact label="License">

Paid, one payment per company.

</Fact>

</Facts>`,
	only: 'Fact',
	props: z.strictObject({}),
	prepare: () => ({}),
	Html: ({children}) => <dl className="facts">{children}</dl>,
	markdown: (_, children) => [list(children)],
});

const fact = defineComponent({
	name: 'Fact',
	about: 'One fact.',
	parent: 'Facts',
	props: z.strictObject({label: z.string().min(1).describe('What the fact is about.')}),
	prepare: ({label}) => ({label}),
	Html: ({view, children}) => (
		<div>
			<dt>{view.label}</dt>
			<dd>{children}</dd>
		</div>
	),
	markdown: ({label}, children) => [listItem([paragraph(strong(label), text(':')), ...toBlocks(children)])],
});

export default [facts, fact];
