import {z} from 'zod';
import {defineComponent, list, paragraph, strong, text, toBlocks} from '../define';

const productHead = defineComponent({
	name: 'ProductHead',
	about: "A product's facts, at the top of its page.",
	example: `<ProductHead>

<ProductFact label="License">

Paid, one payment per company.

</ProductFact>

</ProductHead>`,
	only: 'ProductFact',
	props: z.strictObject({}),
	prepare: () => ({}),
	Html: ({children}) => <dl className="product-facts">{children}</dl>,
	markdown: (_, children) => [list(children)],
});

const productFact = defineComponent({
	name: 'ProductFact',
	about: 'One fact.',
	parent: 'ProductHead',
	props: z.strictObject({label: z.string().min(1).describe('What the fact is about.')}),
	prepare: ({label}) => ({label}),
	Html: ({view, children}) => (
		<div>
			<dt>{view.label}</dt>
			<dd>{children}</dd>
		</div>
	),
	markdown: ({label}, children) => [
		{type: 'listItem', spread: false, children: [paragraph(strong(label), text(':')), ...toBlocks(children)]},
	],
});

export default [productHead, productFact];
