import {mkdtemp} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {factsFiles} from '../../../pipeline/agents/facts-files';
import {writeInto} from '../../../pipeline/output/files';
import {type IndexedPage, type TextFile, TITLES_PATH, type TitlesFile} from '../../../pipeline/search/format';

const url = 'https://videos.example';

const pages: IndexedPage[] = [
	{
		path: '/docs/renderer/render-media',
		title: 'renderMedia()',
		description: 'Renders a video or audio file.',
		group: 0,
		kind: 'api',
		headings: [
			{depth: 2, text: 'Options', id: 'options'},
			{depth: 3, text: 'crf', id: 'crf'},
			{depth: 3, text: 'codec', id: 'codec'},
			{depth: 2, text: 'Errors'},
		],
	},
	{
		path: '/docs/sequence',
		title: '<Sequence>',
		description: 'Shifts time.',
		group: 0,
		kind: 'api',
		headings: [
			{depth: 3, text: 'name', id: 'name'},
			{depth: 3, text: 'name', id: 'series-name'},
		],
	},
	{path: '/playground', title: 'Playground', description: 'Edit a video as code.', group: 0, kind: 'page', headings: []},
];

const texts: TextFile = [
	{
		parts: [
			'Renders on this computer.',
			'All of them.',
			'Constant rate factor, the quality of the picture.',
			'h264 by default.',
			'What it throws.',
		],
	},
	{parts: ['A sequence shifts the time of its children.', 'What the timeline calls it.', 'What the timeline calls each of a series.']},
	{parts: ['']},
];

const renderMedia = `---
title: renderMedia()
---

# renderMedia()

Renders on this computer.

## Options

All of them.

### \`crf\`

Constant rate factor.

\`\`\`bash
# Smaller files
npx remotion render --crf=30
\`\`\`

### \`codec\`

h264 by default.

## Errors

What it throws.
`;

const sequence = `# <Sequence>

A sequence shifts the time of its children.

### \`name\`

What the timeline calls it.

### \`name\`

What the timeline calls each of a series.
`;

/** Writes what the docs server reads of a build, with the real facts and three pages, and resolves to the client folder. */
export const writeAgentSite = async (): Promise<string> => {
	const client = path.join(await mkdtemp(path.join(tmpdir(), 'site-agents-')), 'client');
	const titles: TitlesFile = {format: 1, text: 'text.0123.json', groups: ['API'], pages};
	const files = new Map([
		...factsFiles({url}, (id) => (id === '@remotion/renderer#renderMedia' ? '/docs/renderer/render-media' : undefined)),
		[TITLES_PATH, JSON.stringify(titles)],
		['/search/text.0123.json', JSON.stringify(texts)],
		['/docs/renderer/render-media.md', renderMedia],
		['/docs/sequence.md', sequence],
		['/playground.md', '# Playground\n'],
		['/index.html', '<!doctype html><title>Home</title>'],
		['/../secret.md', 'secret'],
	]);
	for (const [name, body] of files) {
		await writeInto(client, name.slice(1), body);
	}
	return client;
};
