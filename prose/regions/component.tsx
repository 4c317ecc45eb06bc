import type {ListItem, PhrasingContent} from 'mdast';
import {z} from 'zod';
import {type RegionFacts, readFacts} from '../../pipeline/content/facts';
import {defineComponent, paragraph, text} from '../define';

type Region = {name: string; note?: string};

const OPT_IN = 'enable it in your AWS account first';

const listRegions = (facts: RegionFacts, cloud: 'aws' | 'gcp'): Region[] => {
	const enabled = cloud === 'aws' ? new Set(facts.aws.enabledByDefault) : undefined;
	return [...facts[cloud].all].sort().map((name) => ({name, ...(enabled && !enabled.has(name) ? {note: OPT_IN} : {})}));
};

const itemText = ({name, note}: Region): PhrasingContent[] => [{type: 'inlineCode', value: name}, ...(note ? [text(` (${note})`)] : [])];

export default defineComponent({
	name: 'Regions',
	about: 'The regions that a cloud offers.',
	example: `<Regions cloud="aws" />`,
	props: z.strictObject({cloud: z.enum(['aws', 'gcp']).describe('The cloud.')}),
	prepare: ({cloud}, _, context) => {
		const {facts, file} = readFacts<RegionFacts>('regions.json');
		context.files.add(file);
		return listRegions(facts, cloud);
	},
	Html: ({view}) => (
		<ul className="enum-values">
			{view.map(({name, note}) => (
				<li key={name}>
					<code>{name}</code>
					{note ? ` (${note})` : null}
				</li>
			))}
		</ul>
	),
	markdown: (view) => [
		{
			type: 'list',
			ordered: false,
			spread: false,
			children: view.map((region): ListItem => ({type: 'listItem', children: [paragraph(...itemText(region))]})),
		},
	],
});
