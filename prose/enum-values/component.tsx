import type {ListItem} from 'mdast';
import {z} from 'zod';
import {findExport} from '../../pipeline/content/facts';
import {defineComponent, paragraph} from '../define';
import {exportId} from '../export-id';

export default defineComponent({
	name: 'EnumValues',
	about: 'The values that a union allows.',
	example: `<EnumValues of="@remotion/renderer#Codec" />`,
	props: z.strictObject({of: exportId}),
	prepare: ({of}, _, context): string[] => {
		const {facts, files} = findExport(of);
		if (!facts.values) {
			throw new Error(`${of} is no list of values, expected a union of strings or numbers`);
		}

		for (const file of files) {
			context.files.add(file);
		}

		return facts.values.map(String);
	},
	Html: ({view}) => (
		<ul className="enum-values">
			{view.map((value) => (
				<li key={value}>
					<code>{value}</code>
				</li>
			))}
		</ul>
	),
	markdown: (view) => [
		{
			type: 'list',
			ordered: false,
			spread: false,
			children: view.map((value): ListItem => ({type: 'listItem', children: [paragraph({type: 'inlineCode', value})]})),
		},
	],
});
