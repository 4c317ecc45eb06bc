import {cp, mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {repoDir} from '../pipeline/base/site-dir';

const PAGES_PER_CATEGORY = 25;
// Enough for a second page of the blog: the router wants at least one page for each of its routes.
const POSTS = 11;

/** Page of a synthetic site that is the same however many pages there are, outside of their sidebar category. */
export const UNTOUCHED_PAGE = '/docs/untouched';

/** URL of the n-th synthetic page, counted from 0. */
export const syntheticPath = (n: number): string => `/docs/synthetic/page-${n}`;

const config = {
	title: 'Synthetic',
	tagline: 'Pages to measure with',
	url: 'https://synthetic.example',
	organization: 'example',
	repository: 'synthetic',
	docsVersion: '1.0.0',
	navbar: {
		title: 'Synthetic',
		logo: {alt: 'Synthetic', brandUrl: 'https://synthetic.example/brand'},
		items: [
			{to: '/docs', label: 'Docs'},
			{to: '/blog', label: 'Blog'},
			{type: 'colorMode', position: 'right'},
			{type: 'search', position: 'right'},
		],
	},
	footer: {
		columns: ['Product', 'Community', 'More'].map((title) => ({title, items: [{label: 'Docs', to: '/docs'}]})),
		copyright: 'Copyright {year} Example',
	},
};

const fixedPage = (name: string): string => `---
title: ${name}
description: The ${name.toLowerCase()} page stays the same on a synthetic site of any size, so that it can be compared.
kind: guide
---

This page is written once. See [the home](/docs) and [the neighbor](/docs/neighbor).

## A sample

\`\`\`ts title="src/sample.ts"
import {interpolate} from 'remotion';

export const opacity = (frame: number) => interpolate(frame, [0, 30], [0, 1]);
\`\`\`
`;

const section = (n: number, part: number): string => `
## Part ${part} of page ${n} [#part-${part}]

Frame ${n * 7 + part} of a composition is drawn like every other: a component gets the number of the frame and returns what is seen.
A value that changes over time is computed from that number, never from a clock, so that page ${n} renders the same on each machine.

- the width is ${640 + n} px
- the duration is ${30 + part} frames, see [a page before](${syntheticPath(Math.max(0, n - part))})

\`\`\`tsx title="src/Part${part}.tsx" {5}
import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';

export const Part${part}: React.FC = () => {
	const frame = useCurrentFrame();
	const opacity = interpolate(frame, [0, ${30 + n}], [0, 1], {extrapolateRight: 'clamp'});
	return <AbsoluteFill style={{opacity}}>Page ${n}</AbsoluteFill>;
};
\`\`\`
`;

const syntheticPage = (n: number, note: string): string => `---
title: Page ${n}
description: Synthetic page number ${n}, with the headings, samples and links that an ordinary docs page has too.
kind: guide
---

Page ${n} stands for an ordinary page of the documentation: some prose, some samples, some links. ${note}
${[1, 2, 3, 4].map((part) => section(n, part)).join('')}`;

const post = (title: string): string => `---
title: ${title}
description: ${title} is there so that the lists, archives and feeds of a synthetic site have something to show.
date: 2024-05-06
authors: [someone]
---

What stands before the mark.

{/* truncate */}

And what follows.
`;

const sidebars = (count: number) => {
	const groups = Array.from({length: Math.ceil(count / PAGES_PER_CATEGORY)}, (_, group) => ({
		type: 'category',
		label: `Group ${group}`,
		items: Array.from({length: Math.min(PAGES_PER_CATEGORY, count - group * PAGES_PER_CATEGORY)}, (_, n) => ({
			type: 'doc',
			path: syntheticPath(group * PAGES_PER_CATEGORY + n),
		})),
	}));
	const fixed = ['/docs', UNTOUCHED_PAGE, '/docs/neighbor', '/docs/last'].map((page) => ({type: 'doc', path: page}));
	return {
		mainSidebar: [
			{type: 'category', label: 'Fixed', items: fixed},
			{type: 'category', label: 'Synthetic', items: groups},
		],
	};
};

/**
 * Writes a site directory with `count` synthetic docs pages and a few fixed ones, in place of what was there. A `note` is in
 * every synthetic page.
 */
export const writeSyntheticSite = async (dir: string, count: number, note = ''): Promise<void> => {
	const content = path.join(dir, 'content');
	await rm(dir, {recursive: true, force: true});
	await mkdir(path.join(content, 'docs', 'synthetic'), {recursive: true});
	await mkdir(path.join(content, 'blog'), {recursive: true});
	await mkdir(path.join(content, 'learn'), {recursive: true});
	await cp(path.join(repoDir, 'public'), path.join(dir, 'public'), {recursive: true});
	await writeFile(path.join(dir, 'site.config.ts'), `export default ${JSON.stringify(config, undefined, '\t')};\n`);
	await writeFile(path.join(content, 'sidebars.json'), JSON.stringify(sidebars(count)));
	await writeFile(path.join(content, 'blog', 'authors.yml'), 'someone:\n  name: Some One\n');
	await writeFile(path.join(content, 'learn', 'article.mdx'), post('An article'));
	for (let n = 1; n <= POSTS; n++) {
		await writeFile(path.join(content, 'blog', `post-${n}.mdx`), post(`Post ${n}`));
	}

	for (const [file, title] of Object.entries({index: 'Home', untouched: 'Untouched', neighbor: 'Neighbor', last: 'Last'})) {
		await writeFile(path.join(content, 'docs', `${file}.mdx`), fixedPage(title));
	}

	for (let n = 0; n < count; n++) {
		await writeFile(path.join(content, `${syntheticPath(n).slice(1)}.mdx`), syntheticPage(n, note));
	}
};
