import {z} from 'zod';
import {defineComponent} from '../define';
import {exportId} from '../export-id';
import {ValueList, valueListMarkdown} from '../value-list';

export default defineComponent({
	name: 'EnumValues',
	about: 'The values that a union allows.',
	example: `<EnumValues of="@remotion/renderer#Codec" />`,
	props: z.strictObject({of: exportId}),
	prepare: ({of}, _, page) => {
		const {facts} = page.findExport(of);
		if (!facts.values) {
			throw new Error(`${of} is not a list of values, expected a union of strings or numbers`);
		}

		return facts.values.map((value) => ({name: String(value)}));
	},
	Html: ({view}) => <ValueList values={view} />,
	markdown: valueListMarkdown,
});
