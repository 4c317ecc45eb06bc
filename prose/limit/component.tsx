import {z} from 'zod';
import {defineComponent, paragraph, text} from '../define';
import type {Limit} from '../page';

export default defineComponent({
	name: 'Limit',
	about: 'A number from `facts/limits.json`.',
	example: `A site has room for <Limit name="cloudrun.maxInstances.default" />.`,
	props: z.strictObject({
		name: z.string().describe('Its name in the file.'),
		unit: z.boolean().default(true).describe('Whether to add its unit.'),
	}),
	prepare: ({name, unit = true}, _, page): string => {
		const facts = page.readFacts<Record<string, Limit>>('limits.json');
		const found = facts[name];
		if (!found) {
			throw new Error(`unknown limit "${name}", expected one of ${Object.keys(facts).join(', ')}`);
		}

		return unit && found.unit ? `${found.value}\u00A0${found.unit}` : String(found.value);
	},
	Html: ({view}) => <span className="limit">{view}</span>,
	markdown: (view, _, isInline) => [isInline ? text(view) : paragraph(text(view))],
});
