import {describe, expect, it} from 'vitest';
import {passagesPath} from './format';
import {createPageText, readable} from './page-text';
import {toPassages} from './passages';

const markdown = [
	'# spring()',
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
	const headings = [
		{depth: 2 as const, id: 'options', text: 'Options'},
		{depth: 2 as const, id: 'options-1', text: 'Options'},
		{depth: 3 as const, id: 'deep', text: 'Deep & x'},
	];

	it('AI-03 are cut at headings, with the ids that their page gives them', () => {
		expect(toPassages(markdown, headings)).toEqual([
			{blocks: [{kind: 'text', text: 'A movement with physics and `config`.'}]},
			{
				id: 'options',
				heading: 'Options',
				blocks: [
					{kind: 'text', text: 'First `one`'},
					{kind: 'text', text: 'Second'},
					{kind: 'row', cells: ['`damping`', 'How hard it brakes']},
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

	it.each([
		['text across elements', 'A spring has <code>damping</code>.', true],
		['other text', 'A spring has stiffness.', false],
		['entities', 'a < b & "c"', true],
		['what stands in attributes', 'hidden', false],
		['what stands in scripts', 'secret', false],
		['the title', 'spring()', true],
	])('AI-03 a page is known to say %s or not', (_, text, expected) => {
		const page = createPageText(
			'spring()',
			'',
			'<p title="hidden">A spring has <code>damp<b>ing</b></code>.</p><p>a &lt; b &amp; &#x22;c&quot;</p><script>secret</script>',
		);
		expect(page.has(readable(text.replace(/<\/?code>/g, '')))).toBe(expected);
	});

	it('AI-03 have one address for each page', () => {
		expect([passagesPath('/docs/spring'), passagesPath('/')]).toEqual(['/ask/v1/docs/spring.json', '/ask/v1/index.json']);
	});
});
