import {afterAll, describe, expect, it, vi} from 'vitest';
import {unescapeHtml} from '../base/text/escape-html';
import {compileText, failureOf} from '../testing/compile';

const site = await vi.hoisted(async () => (await import('../testing/site')).createTestSite());
afterAll(() => site.remove());

const html = async (text: string) => (await compileText(text)).html;

describe('headings', () => {
	it('BLG-03 get explicit and made-up ids and link to themselves', async () => {
		const page = await compileText('## Frame ranges [#ranges]\n\n### `fps` and more\n\n## Ranges\n\n#### Deep <Since v="4.0.1" />\n');
		expect(page.headings).toEqual([
			{depth: 2, id: 'ranges', text: 'Frame ranges'},
			{depth: 3, id: 'fps-and-more', text: 'fps and more'},
			{depth: 2, id: 'ranges-1', text: 'Ranges'},
			{depth: 4, id: 'deep', text: 'Deep'},
		]);
		expect(page.html).toContain('<h2 id="ranges"><a class="anchor" href="#ranges">Frame ranges</a></h2>');
	});

	it.each([
		['a second title', '# Title', /docs\/here\.mdx:4: heading of level 1/],
		['a level too deep', '##### Deep', /heading of level 5/],
		['a repeated id', '## A [#x]\n\n## B [#x]', /here\.mdx:6: heading id "x" is taken/],
		['a link in a heading', '## See [it](/docs)', /link in a heading/],
	])('report %s', async (_, text, message) => {
		expect(await failureOf(text)).toMatch(message);
	});
});

describe('quotation marks', () => {
	it('are set in prose, in all of its forms; ids and code are as typed', async () => {
		const page = await compileText(
			'## The Player\'s own "volume"\n\nIt isn\'t `\'loud\'`; "[quiet](/docs/spring)" is `a`\'s word.\n\n<Callout type="note" title="Don\'t">\n\nHe\'s here.\n\n</Callout>\n\n```ts\nconst it = "isn\'t";\n```\n',
		);
		expect(page.headings).toEqual([{depth: 2, id: 'the-players-own-volume', text: 'The Player’s own “volume”'}]);
		const words = unescapeHtml(page.html.replaceAll(/<[^>]*>/g, ''));
		for (const set of ["It isn’t 'loud'; “quiet” is a’s word.", 'Don’t', 'He’s here.', 'const it = "isn\'t";']) {
			expect(words).toContain(set);
		}

		expect(page.markdown).toContain("It isn’t `'loud'`; “[quiet]");
	});
});

describe('lists of names', () => {
	const lines = '- [`a()`](/docs/spring): does this\n- [`b()`](/docs/spring) and [`c()`](/docs/spring): do `that`\n';

	it('are columns, whose sign is for listeners alone', async () => {
		const text = (await html(lines)).replace(/\s*\n\s*/g, '');
		expect(text).toMatch(
			/^<ul class="names"><li><p><a href="\/docs\/spring"><code>a\(\)<\/code><\/a><span class="visually-hidden">: <\/span><\/p>/,
		);
		expect(text).toContain('<p>does this</p>');
		expect(text).toContain('<p>do <code>that</code></p>');
	});

	it.each([
		['an item without a name', `${lines}- others\n`],
		['words before the sign', `${lines}- [\`d()\`](/docs/spring) never: fails\n`],
		['names that lead nowhere', '- `a()`: does this\n'],
	])('are lists like others with %s', async (_, source) => {
		expect(await html(source)).not.toContain('names');
	});

	it('stay what they are in Markdown', async () => {
		expect((await compileText(lines)).markdown).toMatch(/^- \[`a\(\)`\]\(.*\): does this$/m);
	});
});

describe('tables', () => {
	it('have no empty headings', async () => {
		const text = await html('| | With |\n|---|---|\n| a | b |\n');
		expect(text.replace(/\s*\n\s*/g, '')).toContain('<tr><td></td><th>With</th></tr>');
	});

	it('say what column a cell is in where a phone has no room for columns', async () => {
		const wide = await html(
			'| Presentation | Import from | Looks like |\n|---|---|---|\n| `fade()` | `a/fade` | the new scene becomes opaque |\n',
		);
		expect(wide).toContain('<table class="stacked">');
		expect(wide).toContain('<td><code>fade()</code></td>');
		expect(wide).toContain('<td data-label="Import from"><code>a/fade</code></td>');
		expect(wide).toContain('<td data-label="Looks like">the new scene becomes opaque</td>');
	});

	it.each([
		['numbers', '| Frame | One | Two |\n|---|---|---|\n| 0 | 1 | 2 |\n', false],
		['heads that may break', '| Frame | The default config | Another config |\n|---|---|---|\n| 0 | 1 | 2 |\n', false],
		['a name and what it does', '| Name | Does |\n|---|---|\n| `a` | b |\n', true],
		['two columns of words', '| One | Two |\n|---|---|\n| a | b |\n', false],
		['a grid of signs', `|${' Codec |'.repeat(7)}\n|${'---|'.repeat(7)}\n|${' yes, everywhere |'.repeat(7)}\n`, false],
	])('are stacked on a phone when they have to be: %s', async (_, table, isStacked) => {
		expect((await html(table)).includes('class="stacked"')).toBe(isStacked);
	});

	it('that repeat one head have it for listeners alone', async () => {
		const table = (head: string) => `| ${head} | Does |\n|---|---|\n| \`a\` | b |\n\n`;
		const text = await html(table('Package').repeat(3) + table('Tool').repeat(2));
		expect(text.match(/<table class="stacked names">\s*<thead>\s*<tr class="visually-hidden">/g)).toHaveLength(3);
		expect(text.match(/<table class="stacked">/g)).toHaveLength(2);
	});

	it('let a long path break behind a slash, and a long name before a word', async () => {
		const text = await html('| A | B |\n|---|---|\n| `@remotion/transitions/fade` | `shouldFadeOutExitingScene` |\n');
		expect(text).toContain('<code class="long">@remotion/<wbr/>transitions/<wbr/>fade</code>');
		expect(text).toContain('<code class="long">should<wbr/>Fade<wbr/>Out<wbr/>Exiting<wbr/>Scene</code>');
	});
});

describe('code in a line', () => {
	it('may break only when it is longer than a line of a phone', async () => {
		expect(await html('Run `npx remotion studio` first.\n')).toContain('<code>npx remotion studio</code>');
		const long = 'npx remotion render MyVideo out.mp4';
		expect(await html(`Run \`${long}\` then.\n`)).toContain(`<code class="long">${long}</code>`);
	});

	it('keeps a short flag whole in longer code', async () => {
		const text = await html('Add `--metadata title="One" --image-format=png --offthreadvideo-cache-size-in-bytes=1` then.\n');
		expect(text).toContain(
			'<code class="long"><span>--metadata</span> title=&quot;One&quot; <span>--image-format</span>=png --offthreadvideo-cache-size-in-bytes=1</code>',
		);
	});
});

describe('links', () => {
	it('lead to pages by site path, file or heading', async () => {
		const page = await compileText(
			'[a](/docs/spring/#config) [b](./spring.mdx) [c](#d) [e](https://example.com) [f][ref]\n\n## D\n\n[ref]: /docs?x=1\n',
		);
		expect(page.html).toContain('<a href="/docs/spring#config">a</a> <a href="/docs/spring">b</a> <a href="#d">c</a>');
		expect(page.html).toContain('<a href="https://example.com" rel="noopener">e</a> <a href="/docs?x=1">f</a>');
		expect(page.links.map(({to, hash}) => [to, hash])).toEqual([
			['/docs/spring', 'config'],
			['/docs/spring', undefined],
			['/docs/here', 'd'],
			['/docs', undefined],
		]);
	});

	it('become plain text while their page is not written', async () => {
		const page = await compileText('Read [the *later* page](/docs/later).');
		expect(page.html).toBe('<p>Read the <em>later</em> page.</p>');
		expect(page.pending).toEqual([expect.objectContaining({to: '/docs/later', line: 4})]);
	});

	it('CFG-02 a broken Markdown file link only warns and becomes plain text', async () => {
		const page = await compileText('See [that](./nowhere.mdx).');
		expect(page.html).toBe('<p>See that.</p>');
		expect(page.warnings).toEqual([expect.objectContaining({line: 4, message: expect.stringContaining('./nowhere.mdx')})]);
	});

	it.each([
		['a page that does not exist', '\n\n[x](/docs/none)', /docs\/here\.mdx:6: broken link to \/docs\/none/],
		['a redirect', '[x](/spring)', /expected a link to \/docs\/spring instead/],
		[
			'a heading with a stray %',
			'\n\n[x](/docs/spring#100%)',
			/here\.mdx:6: the % in #100% is not followed by two hex digits, expected %25/,
		],
		['a target of no known form', '[x](spring)', /broken link to spring, expected/],
		['a card', '<SeeAlso>\n  <See to="/docs/none">Why.</See>\n</SeeAlso>', /here\.mdx:5: <See>: broken link to \/docs\/none/],
	])('CFG-02 a broken link names page, line and target: %s', async (_, text, message) => {
		expect(await failureOf(text)).toMatch(message);
	});
});

describe('cards at the end of a page', () => {
	it('give a reason that is more than the title', async () => {
		const card = (text: string) => `<SeeAlso>\n<See to="/docs/spring">${text}</See>\n</SeeAlso>`;
		expect(await failureOf(card('The spring.'))).toMatch(/here\.mdx:5: <See>: "The spring\." repeats the title "/);
		expect(await html(card('Springs that bounce.'))).toContain('bounce');
	});
});

describe('code', () => {
	it('DOC-03 has language, title, marked lines and a copy button, and carries its colors', async () => {
		const out = await html('```tsx title="src/Root.tsx" {2}\nconst a = 1;\nconst b = <p>"x"</p>;\n```\n');
		expect(out).toContain('<figure class="code" data-lang="tsx"><figcaption>src/Root.tsx</figcaption>');
		expect(out).toContain('<button type="button" class="copy" data-copy="" aria-label="Copy code">');
		expect(out).toMatch(/<span class="line marked">(?:(?!marked).)*const/);
		expect(out).toContain('<span class="tk-k">const</span>');
		expect(out).toContain('style="--lines:2;--columns:21"');
		expect(out).not.toMatch(/style="(?!--lines)/);
	});

	it('REF-03 leads from names of the toolkit to their page, and stops the tabulator at the first only', async () => {
		const page = await compileText(
			"```ts {2}\nimport {spring, Here, later} from 'remotion';\nexport const a = spring({fps}) + spring.b + Here + later;\n```\n",
		);
		const line = /<span class="line marked">(.*?)\n?<\/span><\/code>/s.exec(page.html)?.[1];
		expect(line).toContain('<a href="/docs/spring" class="tk-f" tabindex="-1">spring</a>');
		expect(page.html.match(/<a href="[^"]*"/g)).toEqual(Array(3).fill('<a href="/docs/spring"'));
		expect(page.html.match(/<a [^>]*tabindex="-1"/g)).toHaveLength(2);
		expect(page.links.map(({to, line: at}) => [to, at])).toEqual(Array(3).fill(['/docs/spring', 4]));
		expect(Object.keys(page.dependencies.answers)).toContain('symbol remotion#spring');
	});

	it('REF-03 leads nowhere from hidden lines, other modules and other languages', async () => {
		const out = await html(
			"```ts\nimport {spring} from 'remotion';\n// ---cut---\nconst a = 1;\n```\n\n```ts\nimport {spring} from './spring';\n```\n\n```diff\n+import {spring} from 'remotion';\n```\n",
		);
		expect(out).not.toContain('<a ');
	});

	it('REF-03 leads from what a line above the cut imported', async () => {
		const out = await html("```ts\nimport {spring} from 'remotion';\n// ---cut---\n\n  spring(1);\n```\n");
		expect(out).toContain('<code>  <a href="/docs/spring" class="tk-f">spring</a>(');
	});

	it('shows and copies exactly the code, without its hidden lines', async () => {
		const code = 'if (a < b && c) {\n\n\treturn "<x>";\n}';
		const out = await html(`\`\`\`ts {1}\nimport x from 'y';\n// ---cut---\n${code}\n// ---cut-after---\nhidden();\n\`\`\`\n`);
		const shown = /<code>([\s\S]*)<\/code>/.exec(out)?.[1]?.replaceAll(/<[^>]*>/g, '');
		expect(unescapeHtml(shown!)).toBe(code);
	});

	it.each([
		'```ts\n```',
		'```ts\n\n```\n',
		'```ts\n+\n\n\n```',
		'- one\n\n  ```ts\n  +\n  ```\n\ntext\n',
		'<Callout type="tip">\n\n```ts\n+\n```\n\n</Callout>',
	])('takes the end of %j for one', async (text) => {
		expect((await compileText(text)).html).toContain('<pre');
	});

	it.each([
		['an unknown language', '```brainfuck\n+\n```', /docs\/here\.mdx:4: unknown language "brainfuck".* expected one of ts, tsx/],
		['no language', '```\n+\n```', /code block without a language/],
		['no end', '```ts\n+\n\n## Next\n\nMore text.\n', /docs\/here\.mdx:4: code block without an end, expected a line with as many `/],
		['no end and no text', 'Text\n\n```ts', /docs\/here\.mdx:6: code block without an end/],
		['no end in a list', '- one\n\n  ```ts\n  +\n\ntext\n', /docs\/here\.mdx:6: code block without an end/],
		['an end that is too short', '````ts\n+\n```\n', /code block without an end/],
		['an unknown word after the language', '```ts showLineNumbers\n+\n```', /unknown "showLineNumbers"/],
		['a marked line that is not there', '```ts {3}\na\nb\n```', /marked line 3 does not exist, expected 1 to 2/],
	])('reports %s', async (_, text, message) => {
		expect(await failureOf(text)).toMatch(message);
	});
});

describe('components', () => {
	it('DOC-04 gives a command for each package manager, chosen by the document', async () => {
		const out = await html('<Install packages="@remotion/player remotion" dev />');
		expect(out).toContain('data-group="package-manager"');
		expect([...out.matchAll(/role="tabpanel"[^>]*data-value="(\w+)"/g)].map(([, value]) => value)).toEqual(['npm', 'yarn', 'pnpm', 'bun']);
		expect(out).not.toContain('hidden');
		expect(out.replaceAll(/<[^>]*>/g, '')).toContain('npm install --save-exact --save-dev @remotion/player remotion');
	});

	it('ties every tab to its own panel, also when two sets have the same labels', async () => {
		const set = '<Tabs group="os">\n<Tab label="On macOS">\n\nOne\n\n</Tab>\n<Tab label="Linux">\n\nTwo\n\n</Tab>\n</Tabs>\n\n';
		const out = await html(set + set);
		const controls = [...out.matchAll(/aria-controls="([^"]+)"/g)].map(([, id]) => id);
		const panels = [...out.matchAll(/role="tabpanel" id="([^"]+)"/g)].map(([, id]) => id);
		expect(controls).toEqual(panels);
		expect(new Set(panels).size).toBe(4);
		expect([...out.matchAll(/ hidden=""/g)]).toHaveLength(2);
	});

	it('takes the title of a card from the page and leaves out cards of pages not written', async () => {
		const out = await html('<SeeAlso>\n<See to="/docs/spring#config">Why.</See>\n<See to="/docs/later">Later.</See>\n</SeeAlso>');
		expect(out).toContain('<li class="card"><a class="card-title" href="/docs/spring#config">spring()</a>');
		expect(out).toContain('<nav class="see-also" aria-labelledby="see-also"><p id="see-also">See also</p>');
		expect(out).not.toContain('Later');
		expect(await html('<SeeAlso>\n<See to="/docs/later">Later.</See>\n</SeeAlso>')).toBe('');
	});

	it('plays a demo and prints the very file', async () => {
		const page = await compileText('<Demo id="fade-in-title" />', {development: true});
		expect(page.islands).toEqual(['player']);
		expect(page.html).toMatch(/data-island="player" data-demo="fade-in-title".* data-width="1280" data-height="720"/);
		expect(page.html).toContain('<summary data-markdown-ignore="">Source: videos/docs/fade-in-title/index.tsx</summary>');
		expect(page.dependencies.files.map((file) => file.split('/').at(-1))).toEqual(
			expect.arrayContaining(['video.json', 'index.tsx', 'poster.webp']),
		);
	});

	it('includes partials, with their headings and faults', async () => {
		site.write('partials/good.mdx', '## Shared\n\n<Callout type="tip">Read <Since v="4.0.1" /></Callout>\n');
		const page = await compileText('Before\n\n<Include file="partials/good.mdx" />\n\nAfter');
		expect(page.headings).toEqual([{depth: 2, id: 'shared', text: 'Shared'}]);
		expect(page.html).toMatch(/Before[\s\S]*callout-tip[\s\S]*v4\.0\.1[\s\S]*After/);
		site.write('partials/bad.mdx', '\n\n<Calout />\n');
		expect(await failureOf('<Include file="partials/bad.mdx" />')).toMatch(/partials\/bad\.mdx:3: unknown component <Calout>/);
		site.write('partials/loop.mdx', '<Include file="partials/loop.mdx" />');
		expect(await failureOf('<Include file="partials/loop.mdx" />')).toMatch(/includes itself/);
		site.write('partials/page.mdx', '---\ntitle: Page\n---\n\nText\n');
		expect(await failureOf('<Include file="partials/page.mdx" />')).toMatch(/partials\/page\.mdx:1: front matter in a partial/);
	});

	it.each([
		[
			'an unknown component',
			'Text\n\n<Calout type="note">x</Calout>',
			/docs\/here\.mdx:6: unknown component <Calout>, expected one of Anchor, Callout, Compatibility/,
		],
		[
			'an unknown attribute',
			'<Callout type="note" color="red">x</Callout>',
			/<Callout>: attribute color: unknown name, expected one of type, title/,
		],
		['a wrong value', '<Callout type="info">x</Callout>', /<Callout>: attribute type: expected one of .*note/],
		['a missing attribute', '<Install />', /<Install>: attribute packages/],
		['a part on its own', '<Tab label="A">x</Tab>', /<Tab>: expected directly inside <Tabs>/],
		[
			'a stranger inside',
			'<Steps>\n\nText\n\n<Callout type="tip">x</Callout>\n</Steps>',
			/<Callout>: does not belong in <Steps>, expected <Step>/,
		],
		['an unknown demo', '<Demo id="../x" />', /here\.mdx:4: <Demo>: unknown demo "\.\.\/x", expected one of /],
		['an unknown partial', '<Include file="partials/none.mdx" />', /unknown partial partials\/none\.mdx/],
		['a folder as a partial', '<Include file="partials" />', /unknown partial partials/],
		['a partial outside of content', '<Include file="../../etc/passwd" />', /unknown partial/],
		['an import', "import x from 'y';\n", /import or export/],
		['an expression', 'One {1 + 1} two', /expression \{1 \+ 1\}/],
		['broken markup', '<Callout type="note">\n\ntext', /docs\/here\.mdx:4: Expected a closing tag/],
		['a picture', '![Alt](/x.png)', /expected a <Demo/],
	])('report %s with file and line', async (_, text, message) => {
		expect(await failureOf(text)).toMatch(message);
	});

	it('report all faults of a page at once', async () => {
		expect((await failureOf('<A />\n\n[x](/docs/none)\n\n```nope\n```\n')).split('\n')).toHaveLength(3);
	});
});

describe('what else a page hands on', () => {
	it('cuts the preview of a post at its mark', async () => {
		const page = await compileText('First **part**.\n\n{/* truncate */}\n\nSecond part.\n');
		expect(page.previewHtml?.trim()).toBe('<p>First <strong>part</strong>.</p>');
		expect(page.html).toMatch(/First[\s\S]*Second/);
		expect(page.html).not.toContain('template');
	});

	it('reports a second mark', async () => {
		expect(await failureOf('One\n\n{/* truncate */}\n\nTwo\n\n{/* truncate */}\n\nThree\n')).toContain(
			':10: a second {/* truncate */} in a page, expected one, after the preview',
		);
	});

	it('lets wide tables scroll by keyboard', async () => {
		expect(await html('| A | B |\n| - | -: |\n| 1 | 2 |\n')).toMatch(/^<div class="table-scroll" tabindex="0"><table>/);
	});

	it('gathers the prose under each heading for search', async () => {
		const {text} = await compileText(
			'Intro `code`.\n\n## One\n\n- A\n- [B](/docs)\n\n```ts\nhidden();\n```\n\n### Two\n\n<Callout type="tip">Careful</Callout>\n',
		);
		expect(text).toEqual([{text: 'Intro code.'}, {headingId: 'one', text: 'A B'}, {headingId: 'two', text: 'Tip Careful'}]);
	});
});
