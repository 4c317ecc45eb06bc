import {z} from 'zod';
import {defineComponent} from '../define';
import {paragraph, strong, toBlocks} from '../mdast';

const labels = {note: 'Note', tip: 'Tip', warning: 'Warning', danger: 'Danger'};
const types = ['note', 'tip', 'warning', 'danger'] as const;

export default defineComponent({
	name: 'Callout',
	about: 'A note set apart from the text. Use it sparingly.',
	example: `<Callout type="note">

Frames are counted from 0.

</Callout>`,
	props: z.strictObject({
		type: z.enum(types).describe('The kind of note.'),
		title: z.string().min(1).optional().describe('The title. Defaults to the name of its kind.'),
	}),
	prepare: ({type, title}) => ({type, title: title ?? labels[type]}),
	Html: ({view, children}) => (
		<div className={`callout callout-${view.type}`} role="note" aria-label={view.title}>
			<p className="callout-title">{view.title}</p>
			{children}
		</div>
	),
	markdown: ({title}, children) => [{type: 'blockquote', children: [paragraph(strong(title)), ...toBlocks(children)]}],
});
