import {z} from 'zod';
import {version} from '../../pipeline/base/data/fields';
import {defineComponent} from '../define';
import {paragraph, text} from '../mdast';

export default defineComponent({
	name: 'Since',
	about: 'The first version that has something.',
	example: `<Since v="4.0.120" />`,
	props: z.strictObject({v: version.describe('The version.')}),
	prepare: ({v}) => ({label: `v${v}`}),
	Html: ({view}) => (
		<span className="since" title={`Available since ${view.label}`}>
			<span className="visually-hidden">Available since </span>
			{view.label}
		</span>
	),
	markdown: ({label}, _, isInline) => [isInline ? text(`(since ${label})`) : paragraph(text(`Available since ${label}.`))],
});
