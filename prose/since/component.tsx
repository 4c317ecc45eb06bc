import {z} from 'zod';
import {defineComponent, paragraph, text} from '../define';

export default defineComponent({
	name: 'Since',
	props: z.strictObject({v: z.string().regex(/^\d+\.\d+(?:\.\d+)?$/, 'expected a version like 4.0.120')}),
	prepare: ({v}) => ({label: `v${v}`}),
	Html: ({view}) => (
		<span className="since" title={`Available since ${view.label}`}>
			<span className="visually-hidden">Available since </span>
			{view.label}
		</span>
	),
	markdown: ({label}, _, isInline) => [isInline ? text(`(since ${label})`) : paragraph(text(`Available since ${label}.`))],
});
