import {z} from 'zod';
import {findExport} from '../../pipeline/content/facts/facts';
import {defineComponent} from '../define';
import {exportId} from '../export-id';
import {ValueList, valueListMarkdown} from '../value-list';

export default defineComponent({
	name: 'EnumValues',
	about: 'The values that a union allows.',
	example: `<EnumValues of="@remotion/renderer#Codec" />`,
	props: z.strictObject({of: exportId}),
	prepare: ({of}, _, context) => {
		const {facts, files} = findExport(of);
		if (!facts.values) {
			throw new Error(`${of} is no list of values, expected a union of strings or numbers`);
		}

		for (const file of files) {
			context.files.add(file);
		}

		return facts.values.map((value) => ({name: String(value)}));
	},
	Html: ({view}) => <ValueList values={view} />,
	markdown: valueListMarkdown,
});
