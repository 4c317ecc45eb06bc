import type {TableRow} from 'mdast';
import {z} from 'zod';
import {defineComponent} from '../define';
import {text} from '../mdast';

const labels = {
	chrome: 'Chrome',
	firefox: 'Firefox',
	safari: 'Safari',
	node: 'Node.js',
	bun: 'Bun',
	serverless: 'Serverless functions',
	lambda: 'Remotion Lambda',
	cloudrun: 'Cloud Run',
	// Stable since this version (https://www.remotion.dev/docs/client-side-rendering); before, its package wasn't released.
	clientSideRendering: 'Client-side rendering, from v4.0.491 on',
	serverSideRendering: 'Server-side rendering',
	player: 'Player',
	studio: 'Studio',
} as const;

type Place = keyof typeof labels;

/** Labels that are different in the middle of a sentence. An empty one is left out of the line under a page's title. */
const inSentence: Partial<Record<Place, string>> = {
	serverless: 'serverless functions',
	clientSideRendering: '',
	serverSideRendering: 'server-side rendering',
	player: 'the Player',
	studio: 'the Studio',
};

const support = z.union([z.boolean(), z.string().min(1)], 'expected true, false or a short text such as "15.4 and later"').optional();
const props = z
	.strictObject(Object.fromEntries(Object.keys(labels).map((place) => [place, support])) as Record<Place, typeof support>)
	.refine((given) => Object.keys(given).length > 0, `expected at least one of ${Object.keys(labels).join(', ')}`);

/** An environment and whether something works in it. `label` is for lists, `place` for sentences, `text` has the conditions. */
export type CompatibilityRow = {label: string; place: string; supported: boolean; text: string};

const cell = (value: string) => ({type: 'tableCell' as const, children: [text(value)]});
const row = (...values: string[]): TableRow => ({type: 'tableRow', children: values.map(cell)});

/** A check mark or cross, the environment, and the conditions. */
const Place = ({label, supported, text: words}: CompatibilityRow) => {
	const condition = words.replace(/^(?:Yes|No)(?:[:,] |$)/, '');
	return (
		<li>
			<b role="img" aria-label={supported ? 'Yes' : 'No'}>
				{supported ? '✓' : '✕'}
			</b>{' '}
			{label} {condition ? <small>{condition}</small> : null}
		</li>
	);
};

export default defineComponent({
	name: 'Compatibility',
	about: 'Where something works. Name at least one place; places you leave out are not shown.',
	example: `<Compatibility chrome firefox safari="15.4 and later" node={false} />`,
	props,
	prepare: (given): CompatibilityRow[] =>
		(Object.keys(labels) as Place[]).flatMap((name) => {
			const value = given[name];
			if (value === undefined) {
				return [];
			}

			const words = typeof value === 'string' ? value : value ? 'Yes' : 'No';
			return [{label: labels[name], place: inSentence[name] ?? labels[name], supported: !/^No\b/.test(words), text: words}];
		}),
	Html: ({view}) => (
		<ul className="compatibility">
			{view.map((row) => (
				<Place key={row.label} {...row} />
			))}
		</ul>
	),
	markdown: (view) => [{type: 'table', children: [row('Where', 'Works'), ...view.map(({label, text: words}) => row(label, words))]}],
});
