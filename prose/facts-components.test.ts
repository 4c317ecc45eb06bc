import path from 'node:path';
import {expect, test} from 'vitest';
import {ContentError, formatProblem} from '../pipeline/base/problems';
import {contentDir} from '../pipeline/base/site-dir';
import {type CompiledPage, compilePage} from '../pipeline/compiler/compile-page';

const compile = (source: string): Promise<CompiledPage> => {
	const page = {path: '/docs/test', file: path.join(contentDir, 'docs/test.mdx'), title: 'Test', description: 'A page of the test.'};
	const pages = new Map([
		['/docs/test', 'Test'],
		['/docs/composition', '<Composition>'],
		['/docs/captions/caption', 'Caption'],
	]);
	const symbols = {
		byPackage: new Map([
			['remotion#Composition', '/docs/composition'],
			['@remotion/captions#Caption', '/docs/captions/caption'],
		]),
		byName: new Map(),
	};
	return compilePage(
		{...page, source},
		{
			pages,
			others: new Map(),
			promised: new Set(['/docs/interpolate']),
			redirects: new Map(),
			files: new Set(),
			symbols,
			playground: {proven: new Set(), media: [], videos: new Set()},
		},
	);
};

const problemsOf = (source: string): Promise<string[]> =>
	compile(source).then(
		() => [],
		(error: unknown) => {
			if (error instanceof ContentError) {
				return error.problems.map(formatProblem);
			}

			throw error;
		},
	);

const item = (tag: string, name: string) => `<${tag} name="${name}">\n\nWhat ${name} does.\n\n</${tag}>\n`;
const list = (open: string, tag: string, names: string[]) =>
	`<${open}>\n\n${names.map((name) => item(tag, name)).join('\n')}\n</${open.split(' ')[0]}>\n`;

const caption = ['text', 'startMs', 'endMs', 'timestampMs', 'confidence'];
const captionOf = 'of="@remotion/captions#Caption"';

test('VER-02 of what one is given nothing is required', async () => {
	const {markdown} = await compile(list(`Options ${captionOf} given`, 'Option', caption));
	expect(markdown).toContain('### `text`\n\n`string`\n');
	expect(markdown).not.toContain('required');
});

test('VER-02 a member of what is called is neither required nor optional', async () => {
	const {markdown} = await compile(list('Options of="remotion#Easing" only="linear"', 'Option', ['linear']));
	expect(markdown).toContain('### `linear`\n\n`(t: number) => number`\n');
});

test('REF-02 a flag has a type where the shipped code states none', async () => {
	const {markdown} = await compile(list('Flags command="still" only="--port"', 'Flag', ['--port']));
	expect(markdown).toContain('### `--port`\n\n`number`');
});

test('VER-02 a limit that is a name is code, a number is text', async () => {
	const {html, markdown} = await compile(
		'It starts with <Limit name="lambda.bucketPrefix" />, at most <Limit name="lambda.concurrency.max" unit={false} />.',
	);
	expect(html).toContain('<code>remotionlambda-</code>');
	expect(markdown).toContain('It starts with `remotionlambda-`, at most 200.');
});

test('VER-02 only a whole list names the attributes that its component inherits', async () => {
	const props = async (only: string, names: string[]) => (await compile(list(`Props of="remotion#IFrame"${only}`, 'Prop', names))).markdown;
	const all = ['delayRenderTimeoutInMilliseconds', 'delayRenderRetries'];
	expect(await props('', all)).toContain('Also accepts every attribute in React.IframeHTMLAttributes.');
	expect(await props(` only="${all[0]}"`, all.slice(0, 1))).not.toContain('Also accepts');
});

test('VER-02 a default of null, which prose explains, is not printed', async () => {
	const {html, markdown} = await compile(list('Flags command="render" only="--x264-preset"', 'Flag', ['--x264-preset']));
	expect(markdown).toContain('### `--x264-preset`\n\n`string`\n');
	expect(html).not.toContain('null');
});

test('VER-02 a flag names the version that it came with', async () => {
	const {markdown} = await compile(list('Flags command="still" only="--chrome-mode"', 'Flag', ['--chrome-mode']));
	expect(markdown).toContain('since v4.0.248\n\nWhat --chrome-mode does.');
});

test('VER-02 each option gets a heading to link to, its type, whether it is required, and its default', async () => {
	const {html, headings, markdown} = await compile(
		list('Options of="remotion#spring"', 'Option', [
			'frame',
			'fps',
			'config',
			'from',
			'to',
			'durationInFrames',
			'durationRestThreshold',
			'delay',
			'reverse',
		]),
	);
	expect(headings.map(({id}) => id)).toEqual([
		'frame',
		'fps',
		'config',
		'from',
		'to',
		'durationinframes',
		'durationrestthreshold',
		'delay',
		'reverse',
	]);
	expect(html).toContain('<h3 id="reverse"><a class="anchor" href="#reverse"><code>reverse</code></a></h3>');
	expect(html).toContain(
		'<code class="type">boolean</code><span class="member-optional">optional</span><span class="member-default">default <code>false</code></span>',
	);
	expect(markdown).toContain('### `reverse`\n\n`boolean`, optional, default `false`, since v3.3.92\n\nWhat reverse does.');
	expect(markdown).toContain('### `frame`\n\n`number`, required');
});

const lies: [string, string, string[]][] = [
	[
		'an option without prose',
		list(`Options ${captionOf}`, 'Option', caption.slice(1)),
		['content/docs/test.mdx:1: <Options>: no prose for text of @remotion/captions#Caption, expected an <Option name="…"> for each'],
	],
	[
		'prose for an option that does not exist',
		list(`Options ${captionOf}`, 'Option', [...caption, 'speaker']),
		[`content/docs/test.mdx:33: <Option>: "speaker" does not exist in @remotion/captions#Caption, expected one of ${caption.join(', ')}`],
	],
	[
		'an option that is listed twice',
		list(`Options ${captionOf}`, 'Option', [...caption, 'text']),
		['content/docs/test.mdx:33: <Option>: "text" is listed twice for @remotion/captions#Caption, expected it once'],
	],
	[
		'an option left out without a reason',
		list(`Options ${captionOf} omit="text"`, 'Option', caption.slice(1)),
		['content/docs/test.mdx:1: <Options>: omit without a reason, expected reason="…"'],
	],
	[
		'an empty option',
		list(`Options ${captionOf}`, 'Option', caption.slice(1)).replace('</Options>', '<Option name="text" />\n\n</Options>'),
		['content/docs/test.mdx:27: <Option>: "text" of @remotion/captions#Caption has no prose, expected what it does'],
	],
	[
		'a version that the facts state already',
		list('Options of="remotion#spring" only="reverse"', 'Option', ['reverse']).replace('does.', 'does. <Since v="3.3.92" />'),
		['content/docs/test.mdx:5: <Since>: the line below "reverse" states this version, expected no sign in the text'],
	],
	[
		'an export that is gone',
		'<Signature of="@remotion/captions#parseVtt" />',
		[
			expect.stringMatching(
				/^content\/docs\/test\.mdx:1: <Signature>: @remotion\/captions#parseVtt does not exist in @remotion\/captions [\d.]+, expected one of Caption, /,
			) as unknown as string,
		],
	],
	[
		'an unknown limit',
		'At most <Limit name="lambda.memory.most" />.',
		[
			expect.stringMatching(
				/^content\/docs\/test\.mdx:1: <Limit>: unknown limit "lambda\.memory\.most", expected one of cloudrun/,
			) as unknown as string,
		],
	],
];

test.each(lies)('VER-02 %s is reported with file and line', async (_, source, expected) => {
	expect(await problemsOf(source)).toEqual(expected);
});

test('VER-02 options may be left out with a reason, or the list be kept to some', async () => {
	expect(await problemsOf(list(`Options ${captionOf} omit="text" reason="Told above."`, 'Option', caption.slice(1)))).toEqual([]);
	expect(await problemsOf(list(`Options ${captionOf} only="text,endMs"`, 'Option', ['text', 'endMs']))).toEqual([]);
});

test('VER-03 a flag without prose and a flag that does not exist are reported with file and line', async () => {
	expect(await problemsOf(list('Flags command="lambda regions"', 'Flag', []))).toEqual([
		'content/docs/test.mdx:1: <Flags>: no prose for --default-only of npx remotion lambda regions, expected an <Flag name="…"> for each',
	]);
	expect(await problemsOf(list('Flags command="lambda regions"', 'Flag', ['--default-only', '--all']))).toEqual([
		'content/docs/test.mdx:9: <Flag>: "--all" does not exist in npx remotion lambda regions, expected one of --default-only',
	]);
	expect(await problemsOf(list('Flags command="lambda region"', 'Flag', []))).toEqual([
		expect.stringContaining('<Flags>: command "lambda region" does not exist, expected one of add, benchmark'),
	]);
});

test('a type links to the page that documents it; a page not written yet stays text', async () => {
	const {html, links} = await compile(
		'<Returns of="@remotion/captions#parseSrt" />\n\n<Options of="@remotion/captions#ParseSrtOutput">\n\n<Option name="captions">\n\nAll.\n\n</Option>\n\n</Options>\n',
	);
	expect(html).toContain('<code class="type"><a href="/docs/captions/caption">Caption</a>[]</code>');
	expect(links.map(({to}) => to)).toEqual(['/docs/captions/caption']);
});

const forms: [string, string, string, string][] = [
	['Signature', '<Signature of="remotion#random" />', '<figure class="code" data-lang="ts">', '```ts\nrandom(seed: RandomSeed'],
	['EnumValues', '<EnumValues of="@remotion/renderer#ColorSpace" />', '<li><code>bt709</code></li>', '- `bt709`'],
	['Regions', '<Regions cloud="aws" />', '<li><code>af-south-1</code> (enable it in your AWS account first)</li>', '- `eu-west-1`'],
	['Limit', 'At most <Limit name="lambda.memory.max" />.', '<span class="limit">10240\u00A0MB</span>', 'At most 10240\u00A0MB.'],
	[
		'Compatibility',
		'<Compatibility chrome safari="15.4 and later" node={false} />',
		'<li><b role="img" aria-label="No">✕</b> Node.js </li>',
		'| Safari  | 15.4 and later |',
	],
	[
		'Props',
		list('Props of="remotion#Folder"', 'Prop', ['name', 'children']),
		'<code class="type">React.ReactNode</code>',
		'### `children`',
	],
];

test.each(forms)('%s has a form as HTML and one as Markdown', async (_, source, html, markdown) => {
	const page = await compile(source);
	expect(page.html).toContain(html);
	expect(page.markdown).toContain(markdown);
});

test('a list of hundreds of values is code in Markdown, which the search does not read', async () => {
	const {html, markdown, text} = await compile('The names:\n\n<EnumValues of="@remotion/animated-emoji#EmojiName" />');
	expect(html).toContain('<li><code>airplane-arrival</code></li>');
	expect(markdown).toContain('\nairplane-arrival\nairplane-departure\n');
	expect(text).toEqual([{text: 'The names:'}]);
});

test('a page depends on the facts that it shows', async () => {
	const {dependencies} = await compile('<Signature of="remotion#random" />');
	expect(dependencies.files.map((file) => path.basename(file))).toEqual(['remotion.json']);
});

test('REF-02 members of a type in Partial<> and options with a default are not called required', async () => {
	const nested = list('Options of="remotion#SpringConfig" level={4}', 'Option', ['damping', 'mass', 'stiffness', 'overshootClamping']);
	const item = (name: string, inner = '') => `<Option name="${name}">\n\nText.\n\n${inner}\n</Option>\n\n`;
	const names = ['frame', 'fps', 'from', 'to', 'durationInFrames', 'durationRestThreshold', 'delay', 'reverse'];
	const {html} = await compile(
		`<Options of="remotion#spring">\n\n${item('config', nested)}${names.map((name) => item(name)).join('')}</Options>\n`,
	);
	const facts = [...html.matchAll(/<h[34] id="([^"]+)">.*?<div class="member-facts">(.*?)<\/div>/g)].map(
		([, id, line = '']) => [id, line] as const,
	);
	const required = facts.filter(([, line]) => line.includes('member-required')).map(([id]) => id);
	expect(required).toEqual(['frame', 'fps']);
	expect(facts.map(([id]) => id)).toContain('damping');
});

test('REF-02 a field of a union says for which case, and whether it is required there', async () => {
	const of = 'of="@remotion/webcodecs#AudioOperation"';
	const {html, markdown} = await compile(list(`Options ${of}`, 'Option', ['type', 'bitrate', 'audioCodec', 'sampleRate']));
	expect(html.replaceAll(/<[^>]*>/g, ' ')).toMatch(/number\s+required\s+with\s+type: &#x27;reencode&#x27;/);
	expect(markdown).toContain("### `bitrate`\n\n`number`, required, with `type: 'reencode'`\n");
	const given = await compile(list(`Options ${of} given`, 'Option', ['type', 'bitrate', 'audioCodec', 'sampleRate']));
	expect(given.markdown).toContain("### `bitrate`\n\n`number`, with `type: 'reencode'`\n");
});

test('REF-01 a long type shows its beginning and unfolds', async () => {
	const {html} = await compile(
		list('Options of="@remotion/renderer#VideoMetadata" only="pixelFormat,fps" given', 'Option', ['pixelFormat', 'fps']),
	);
	expect(html).toMatch(
		/<details class="type-fold"><summary><code class="type">[^<]{40,300}…<\/code><\/summary><code class="type">.{1000,}<\/code><\/details>/,
	);
	expect(html).toContain('<div class="member-facts"><code class="type">number');
});

test('REF-01 nested options fold, and are open at first', async () => {
	const nested = list('Options of="remotion#SpringConfig" level={4}', 'Option', ['damping', 'mass', 'stiffness', 'overshootClamping']);
	expect((await compile(nested)).html).toMatch(/^<details class="members" open=""><summary>4 options<\/summary>/);
});

test('REF-01 a list of more than five options begins with an index that jumps to each', async () => {
	const five = ['frame', 'fps', 'config', 'from', 'to'];
	const page = (names: string[]) =>
		compile(
			`<Options of="remotion#spring" only="${names.join(',')}">\n\n${names.map((name) => `<Option name="${name}">\n\nText.\n\n</Option>\n`).join('\n')}\n</Options>\n`,
		);
	expect((await page(five)).html).not.toContain('member-index');
	const {html} = await page([...five, 'delay']);
	const index = /<nav class="member-index"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? '';
	expect([...index.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)).toEqual([...five, 'delay']);
	expect(index).toContain('number<b>required</b>');
	expect(index).toContain(' = 0');
});
