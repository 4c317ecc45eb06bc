import {z} from 'zod';
import {defineComponent} from '../define';
import {list, listItem, paragraph, strong, toBlocks} from '../mdast';

const steps = defineComponent({
	name: 'Steps',
	about: 'Numbered steps that each leave something working.',
	example: `<Steps>

<Step title="Add the file">

Create \`src/Intro.tsx\`.

</Step>

</Steps>`,
	only: 'Step',
	props: z.strictObject({}),
	prepare: () => ({}),
	Html: ({children}) => <ol className="steps">{children}</ol>,
	markdown: (_, children) => [list(children, {ordered: true, spread: true})],
});

const step = defineComponent({
	name: 'Step',
	about: 'One step.',
	parent: 'Steps',
	props: z.strictObject({title: z.string().min(1).describe('What the reader does.')}),
	prepare: ({title}) => ({title}),
	Html: ({view, children}) => (
		<li className="step">
			<p className="step-title">{view.title}</p>
			{children}
		</li>
	),
	markdown: ({title}, children) => [listItem([paragraph(strong(title)), ...toBlocks(children)], true)],
});

export default [steps, step];
