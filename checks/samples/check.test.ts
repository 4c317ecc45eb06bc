import {beforeAll, expect, test, vi} from 'vitest';
import {pathFrom} from '../../pipeline/base/file-paths';
import {repoDir} from '../../pipeline/base/site-dir';
import {ensureToolkit} from '../../scripts/toolkit/install';
import {formatFinding} from '../finding';
import {checkerFiles, checkSamplesAnew} from './check';
import * as syntax from './syntax';

vi.mock(import('./syntax'), {spy: true});

beforeAll(() => ensureToolkit(), 600_000);

const page = (...lines: string[]): string => ['---', 'title: Layers', '---', '', ...lines].join('\n');
const block = (info: string, ...code: string[]): string => [`\`\`\`${info}`, ...code, '```'].join('\n');
const findingsOf = async (text: string): Promise<string[]> => (await checkSamplesAnew([{file: 'docs/a.mdx', text}])).map(formatFinding);

const good: [string, string][] = [
	['a block that type-checks', block('tsx', "import {AbsoluteFill} from 'remotion';", 'export const A = () => <AbsoluteFill />;')],
	['two blocks without imports that use the same name', [block('ts', 'const a = 1;'), block('ts', "const a = 'x';")].join('\n\n')],
	[
		'blocks that import each other by title',
		[
			block('tsx title="src/Root.tsx"', "import {Video} from './Video';", 'export const Root = () => <Video title="x" />;'),
			block('tsx title="src/Video.tsx"', 'export const Video = (props: {title: string}) => <p>{props.title}</p>;'),
			block('tsx title="src/Root.tsx"', "import {Video} from './Video';", 'export const Root = () => <Video title="y" />;'),
		].join('\n\n'),
	],
	[
		'an untitled block that imports a titled one and data',
		[
			block('ts title="src/data.json"', 'export {};').replace('ts title', 'json title').replace('export {};', '{"a": 1}'),
			block('ts', "import data from './data.json';", 'export const a: number = data.a;'),
		].join('\n\n'),
	],
	['a mistake that is expected', block('ts expect="TS2322"', "const a: number = 'x';", 'export {a};')],
	['a syntax mistake that is expected', block('ts expect="TS1005"', 'const a = [1;')],
	['a block with a reason not to check it', block('ts nocheck="pseudo code"', 'const = ;')],
	['assets', block('ts', "import './style.css';", "import logo from './logo.png';", 'export const a: string = logo;')],
	['JavaScript, whose types are not checked', block('js', 'const a = 1;', 'a.b.c = 2;')],
	['JSON and YAML that parse', [block('json', '{"a": [1]}'), block('yaml', 'a:', '  - 1')].join('\n\n')],
	[
		'a shell script and a Dockerfile that parse',
		[
			block('bash', 'npx remotion lambda compositions <serve-url>'),
			block('bash', '# once', 'npx remotion render src/index.ts \\', '  --codec=h264 && echo "done"'),
			block('dockerfile', 'FROM node:22-bookworm-slim', 'COPY . .', 'RUN npm ci \\', '  && npx remotion browser ensure'),
			block('dockerfile', 'RUN npx remotion browser ensure'),
		].join('\n\n'),
	],
	['a shell script that is shown with its mistake', block('bash nocheck="An open quote to show"', 'echo "a')],
	['a long text and a long result', block('ts', `export const a =`, `  '${'x'.repeat(80)}';`, `// [${'1, '.repeat(30)}]`)],
	[
		'a block in a list and in a component',
		['<Steps>', '', '- one', '', '  ```ts', '  export const a = 1;', '  ```', '', '</Steps>'].join('\n'),
	],
];

test.each(good)('VER-01 %s is no finding', async (_, text) => {
	expect(await findingsOf(page(text))).toEqual([]);
});

const bad: [string, string, (string | RegExp)[]][] = [
	[
		'a renamed prop',
		block('tsx', "import {Sequence} from 'remotion';", '// ---cut---', 'export const A = () => <Sequence start={3} />;'),
		[/^docs\/a\.mdx:8 TS2322: .*'start' does not exist/],
	],
	[
		'an option that does not exist',
		block('ts', "import {spring} from 'remotion';", 'spring({frame: 1, fps: 30, tension: 2});'),
		[/^docs\/a\.mdx:7 TS2353/],
	],
	['an export that does not exist', block('ts', "import {useFrame} from 'remotion';"), [/^docs\/a\.mdx:6 TS2305/]],
	['code above the cut', block('ts', "const a: number = 'x';", '// ---cut---', 'export {a};'), [/^docs\/a\.mdx:6 TS2322/]],
	['a stale expectation', block('ts expect="TS2322"', 'export const a = 1;'), [/^docs\/a\.mdx:5 expects TS2322/]],
	[
		'another error than the expected one',
		block('ts expect="TS2322"', 'export const a: number = missing;'),
		[/:5 expects TS2322/, /:6 TS2304/],
	],
	['an empty nocheck', block('ts nocheck=""', 'const = ;'), [/^docs\/a\.mdx:5 nocheck needs a reason/]],
	['a nocheck without reason', block('ts nocheck', 'const = ;'), [/^docs\/a\.mdx:5 nocheck needs a reason/]],
	['expect on JavaScript', block('js expect="TS2322"', 'a'), [/^docs\/a\.mdx:5 expect is for ts and tsx/]],
	['a syntax error in JavaScript', block('jsx', 'const a: number = 1;'), [/^docs\/a\.mdx:6 TS8010/]],
	['a title outside of the project', block('ts title="../a.ts"', 'export {};'), [/^docs\/a\.mdx:5 title "\.\.\/a\.ts" leads out/]],
	['JSON with a trailing comma', block('json', '{', '  "a": 1,', '}'), [/^docs\/a\.mdx:8 JSON: /]],
	['YAML with bad indentation', block('yaml', 'a:', '  - 1', ' b: 2'), [/^docs\/a\.mdx:\d YAML: /]],
	['a shell script with an open quote', block('bash', 'npm ci', 'echo "a'), [/^docs\/a\.mdx:7 Shell: /]],
	['a shell script with half a condition', block('sh', 'if true; then', '  npm ci'), [/^docs\/a\.mdx:6 Shell: .*fi/]],
	['a Dockerfile with an unknown instruction', block('dockerfile', 'FROM node:22', 'RUNS npm ci'), [/^docs\/a\.mdx:7 Dockerfile: /]],
	[
		'a part of a Dockerfile with an unknown instruction',
		block('dockerfile', 'WORKDIR /app', 'RUNS npm ci'),
		[/^docs\/a\.mdx:7 Dockerfile: /],
	],
	['a Dockerfile that copies nowhere', block('dockerfile', 'FROM node:22', 'COPY package.json'), [/^docs\/a\.mdx:7 Dockerfile: /]],
	[
		'a line of code that readers would scroll sideways',
		block('ts', `export const a = [${'1000, '.repeat(14)}];`),
		[/^docs\/a\.mdx:6 104 columns; 84 show/],
	],
	['MDX that does not parse', ['text', '<Callout>'].join('\n'), [/^docs\/a\.mdx:\d MDX: /]],
];

test.each(bad)('VER-01 %s is found at its line', async (_, text, expected) => {
	const found = await findingsOf(page(text));
	expect(found).toHaveLength(expected.length);
	expected.forEach((pattern, i) => {
		expect(found[i]).toMatch(pattern);
	});
});

test('VER-01 a syntax error on one page hides no type error on another', async () => {
	const found = await checkSamplesAnew([
		{file: 'docs/a.mdx', text: block('ts', 'const a = [1;')},
		{file: 'docs/b.mdx', text: block('ts', "export const b: number = 'x';")},
		{file: 'videos/c/index.tsx', text: 'export default function C() {\n\treturn <p title={1} />;\n}\n'},
	]);
	expect(found.map(({file, line}) => `${file}:${line}`)).toEqual(['docs/a.mdx:2', 'docs/b.mdx:2', 'videos/c/index.tsx:2']);
});

test('VER-01 a bug of the checker is no fault of the page', async () => {
	vi.mocked(syntax.checkSyntax).mockRejectedValueOnce(new TypeError('a bug'));
	await expect(findingsOf(page('text'))).rejects.toThrow('a bug');
});

test.each(['checks/samples/program.ts', 'pipeline/content/front-matter.ts', 'pipeline/base/text/line-at.ts'])(
	'VER-01 results are forgotten when %s changes',
	(file) => {
		expect(checkerFiles().map((each) => pathFrom(repoDir, each))).toContain(file);
	},
);
