import {z} from 'zod';
import {defineComponent} from '../define';
import type {RegionFacts} from '../page';
import {ValueList, valueListMarkdown} from '../value-list';

type Region = {name: string; note?: string};

const OPT_IN = 'enable it in your AWS account first';

const listRegions = (facts: RegionFacts, cloud: 'aws' | 'gcp'): Region[] => {
	const enabled = cloud === 'aws' ? new Set(facts.aws.enabledByDefault) : undefined;
	return [...facts[cloud].all].sort().map((name) => ({name, ...(enabled && !enabled.has(name) ? {note: OPT_IN} : {})}));
};

export default defineComponent({
	name: 'Regions',
	about: 'The regions that a cloud offers.',
	example: `<Regions cloud="aws" />`,
	props: z.strictObject({cloud: z.enum(['aws', 'gcp']).describe('The cloud.')}),
	prepare: ({cloud}, _, page) => listRegions(page.readFacts<RegionFacts>('regions.json'), cloud),
	Html: ({view}) => <ValueList values={view} />,
	markdown: valueListMarkdown,
});
