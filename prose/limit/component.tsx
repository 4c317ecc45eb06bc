import {z} from 'zod';
import {defineComponent} from '../define';
import {inlineCode, paragraph, text} from '../mdast';
import type {Limit} from '../page';

/** A limit's value. A name, such as that of a region, is shown as code. */
type LimitView = {text: string; isName: boolean};

export default defineComponent({
	name: 'Limit',
	about: 'A number from `facts/limits.json`.',
	example: `A site has room for <Limit name="cloudrun.maxInstances.default" />.`,
	props: z.strictObject({
		name: z.string().describe('Its name in the file.'),
		unit: z.boolean().default(true).describe('Whether to add its unit.'),
	}),
	prepare: ({name, unit}, _, page): LimitView => {
		const facts = page.readFacts<Record<string, Limit>>('limits.json');
		const found = facts[name];
		if (!found) {
			throw new Error(`unknown limit "${name}", expected one of ${Object.keys(facts).join(', ')}`);
		}

		const {value} = found;
		return {text: unit && found.unit ? `${value}\u00A0${found.unit}` : String(value), isName: typeof value === 'string'};
	},
	Html: ({view}) => (view.isName ? <code>{view.text}</code> : <span className="limit">{view.text}</span>),
	markdown: (view, _, isInline) => {
		const shown = view.isName ? inlineCode(view.text) : text(view.text);
		return [isInline ? shown : paragraph(shown)];
	},
});
