import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {loadHighlighter} from '../compiler/code/highlight';
import {parseMdx} from '../compiler/mdx/parse';
import {cutLinks, passagesPath, withoutLinks} from './format';
import {createPageText, readable} from './page-text';
import {toPassages} from './passages';
import {sampleRuns} from './sample-runs';

/** The tree of a page without its title, each heading with the next of `ids`. */
const treeOf = (markdown: string, ids: string[] = []) => {
	const tree = parseMdx(markdown, 'page.mdx');
	visit(tree, 'heading', (node) => {
		node.data = {...node.data, id: ids.shift()};
	});
	return tree;
};

const markdown = [
	'A *movement*\nwith [physics](/docs/physics) and `config`.',
	'## Options',
	'- First `one`\n- Second',
	'| Name | What |\n|---|---|\n| `damping` | How hard it brakes |',
	'## Options',
	'```tsx title="a.tsx"\nconst a = 1;\n```',
	'> **Note:** slow',
	'### Deep & `x`',
	'![alt](/a.png)',
].join('\n\n');

describe('AI-03 passages', () => {
	it('AI-03 are cut at headings, with the ids that their page gives them', () => {
		expect(toPassages(treeOf(markdown, ['options', 'options-1', 'deep']))).toEqual([
			{blocks: [{kind: 'text', text: 'A movement with [physics](/docs/physics) and `config`.'}]},
			{
				id: 'options',
				heading: 'Options',
				blocks: [
					{kind: 'text', text: 'First `one`'},
					{kind: 'text', text: 'Second'},
					{kind: 'row', cells: ['`damping`', 'How hard it brakes'], heads: ['Name', 'What']},
				],
			},
			{
				id: 'options-1',
				heading: 'Options',
				blocks: [
					{kind: 'code', code: 'const a = 1;', language: 'tsx', title: 'a.tsx'},
					{kind: 'text', text: 'Note: slow'},
				],
			},
		]);
	});

	it('AI-03 bring the sample before the installation, unless a sentence announces it', () => {
		const page = [
			'Plays clips.',
			'```bash\nnpm install a\n```',
			'```tsx\n<A />\n```',
			'## B',
			'Install it:',
			'```bash\nnpm install b\n```',
			'```tsx\n<B />\n```',
		].join('\n\n');
		const codes = toPassages(treeOf(page)).map(({blocks}) => blocks.flatMap((block) => (block.kind === 'code' ? [block.code] : [])));
		expect(codes).toEqual([
			['<A />', 'npm install a'],
			['npm install b', '<B />'],
		]);
	});

	it('AI-03 bring the sample before the signature', () => {
		const page = ['```ts\na(options: {…}): string\n```', 'Makes an a.', '```ts\nconst b = a();\n```'].join('\n\n');
		const [only] = toPassages(treeOf(page));
		expect(only?.blocks.map((block) => (block.kind === 'code' ? block.code : block.kind))).toEqual([
			'text',
			'const b = a();',
			'a(options: {…}): string',
		]);
	});

	it.each([
		['text across elements', 'A spring has <code>damping</code>.', true],
		['other text', 'A spring has stiffness.', false],
		['entities', 'a < b & "c"', true],
		['what is in attributes', 'hidden', false],
		['what is in scripts', 'secret', false],
		['the title', 'spring()', true],
	])('AI-03 a page is known to say %s or not', (_, text, expected) => {
		const page = createPageText(
			'spring()',
			'<p title="hidden">A spring has <code>damp<b>ing</b></code>.</p><p>a &lt; b &amp; &#x22;c&quot;</p><script>secret</script>',
		);
		expect(page.has(readable(text.replace(/<\/?code>/g, '')))).toBe(expected);
	});

	it.each([
		['see [`spring()`](/docs/spring)', [{text: 'see '}, {text: '`spring()`', path: '/docs/spring'}], 'see `spring()`'],
		['pass `[a](/b)` or [c](/d#e).', [{text: 'pass `[a](/b)` or '}, {text: 'c', path: '/d#e'}, {text: '.'}], 'pass `[a](/b)` or c.'],
		['a list [1, 2]', [{text: 'a list [1, 2]'}], 'a list [1, 2]'],
	])('AI-03 know the links of "%s"', (text, pieces, plain) => {
		expect(cutLinks(text)).toEqual(pieces);
		expect(withoutLinks(text)).toBe(plain);
	});

	it('AI-03 keep the colors of samples, over marked lines and entities', () => {
		const html =
			'<figure class="code" data-lang="ts"><pre tabindex="0"><code><span class="tk-k">const</span> a\n<span class="line marked">  <span class="tk-s">&quot;&lt;&quot;</span>;\n</span></code></pre></figure>';
		expect([...sampleRuns(html)]).toEqual([['const a\n  "<";', 'k5 5 s3 2']]);
	});

	it('AI-03 keep the colors of words that are kept whole', async () => {
		const [line] = (await loadHighlighter(['bash']))('npm i @remotion/media-utils zod', 'bash');
		expect(sampleRuns(`<figure class="code"><pre><code>${line}</code></pre></figure>`).get('npm i @remotion/media-utils zod')).toBe(
			'f4 s27',
		);
	});

	it('AI-03 keep the colors of names that are links', () => {
		const html =
			'<figure class="code"><pre><code><a href="/docs/spring" class="tk-f" tabindex="-1">spring</a>(<a href="/docs/b">b</a>)</code></pre></figure>';
		expect([...sampleRuns(html)]).toEqual([['spring(b)', 'f6 3']]);
	});

	it('AI-03 have one URL for each page', () => {
		expect([passagesPath('/docs/spring'), passagesPath('/')]).toEqual(['/ask/v2/docs/spring.json', '/ask/v2/index.json']);
	});
});
