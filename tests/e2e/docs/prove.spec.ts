import path from 'node:path';
import {expect, test} from '@playwright/test';
import {runInBrowser} from '../../../checks/proof/runners/browser/in-browser';
import {runInNode} from '../../../checks/proof/runners/in-node';
import {runInShell} from '../../../checks/proof/runners/in-shell';
import {makeProject, type Project} from '../../../checks/proof/runners/project/project';
import {samplesOf} from '../../../checks/proof/samples/samples';
import {cacheDir} from '../../../pipeline/base/site-dir';
import {ensureBrowser} from '../../runner/ensure-browser';

const page = `
\`\`\`tsx title="src/Good.tsx"
import {AbsoluteFill, useCurrentFrame} from 'remotion';
export const Good: React.FC<{title: string}> = ({title}) => <AbsoluteFill>{title.toUpperCase()} {useCurrentFrame()}</AbsoluteFill>;
\`\`\`

\`\`\`tsx title="src/Late.tsx"
import {interpolate, useCurrentFrame} from 'remotion';
export const Late = () => <p>{interpolate(useCurrentFrame(), [0, useCurrentFrame() > 30 ? 0 : 10], [0, 1])}</p>;
\`\`\`

\`\`\`ts title="src/wrong.ts"
import {random} from 'remotion';
const numbers: number[] = JSON.parse('[random]');
console.log(random(numbers[0] ?? 1));
\`\`\`

\`\`\`ts title="src/type.ts"
export type Size = {width: number};
\`\`\`

\`\`\`tsx title="src/Root.tsx"
import {Composition} from 'remotion';
import {Good} from './Good';
export const RemotionRoot = () => (
	<Composition id="good" component={Good} defaultProps={{title: 'A'}} durationInFrames={90} fps={30} width={100} height={100} />
);
\`\`\`

\`\`\`ts title="src/half.ts"
export const half = (size: {width: number}) => size.width / 2;
\`\`\`

\`\`\`ts title="src/nothing.ts"
export const first = (names: string[]) => names[7]!.toUpperCase();
\`\`\`

\`\`\`ts title="src/endless.ts"
export const spin = () => { for (;;) {} };
\`\`\`
`;

test('RUN-01 samples run in a browser with the packages: what throws, at once or at a later frame, and what hangs is found', async () => {
	const {samples, files} = samplesOf({file: 'content/docs/planted.mdx', text: page});
	const outcomes = await runInBrowser(
		samples.map(({file}) => file!),
		files,
		await ensureBrowser(),
	);
	const results = Object.fromEntries([...outcomes].map(([{path}, {result, reason}]) => [path.split('/').at(-1), reason ?? result]));
	expect(results).toEqual({
		'Good.tsx': 'ran',
		'Late.tsx': expect.stringContaining('<Late>: inputRange must be strictly monotonically increasing'),
		'wrong.ts': expect.stringContaining('is not valid JSON'),
		'type.ts': 'declared',
		'Root.tsx': 'ran',
		'half.ts': 'ran',
		'nothing.ts': expect.stringContaining('first(): Cannot read properties of undefined'),
		'endless.ts': expect.stringContaining('still running after'),
	});
});

test.describe('in a project of its own', () => {
	// One project serves both: to make one takes as long as a test.
	test.describe.configure({mode: 'default'});
	test.skip(process.platform !== 'linux', 'A project is confined by what only Linux has.');
	let project: Project | undefined;

	test.beforeAll(async () => {
		project = await makeProject(path.join(cacheDir, 'proof', `test-${process.pid}`), await ensureBrowser());
	});
	test.afterAll(() => project?.remove());

	test('RUN-01 commands run as printed: what a command refuses is found, and nothing leaves the project', async () => {
		const run = async (code: string) => {
			const {result, reason} = await runInShell(project!, code);
			return reason ?? result;
		};
		expect(await run('npx remotion still Card out/card.png --frame=3\nls out/card.png')).toBe('ran');
		expect(await run('npx remotion still Card out/card.png --image-format=bmp')).toContain('image format');
		expect(await run('npx remotion studio --port=3210')).toBe('ran');
		expect(await run('npx remotion ffprobe -v error talk.mov')).toBe('ran');
		expect(await run('echo a > ../outside')).toContain('Read-only file system');
		expect(
			await run('node -p "fetch(\'http://192.0.2.1\').catch(({cause}) => { console.error(String(cause)); process.exit(1); })"'),
		).toContain('ENETUNREACH');
	});

	test('RUN-01 modules run in Node: a rendering, an error, a function with a mistake and a server that fails are told apart', async () => {
		const text = `
\`\`\`ts title="render.ts"
import path from 'node:path';
import {bundle} from '@remotion/bundler';
import {renderStill, selectComposition} from '@remotion/renderer';
const serveUrl = await bundle({entryPoint: path.resolve('src/index.ts')});
const composition = await selectComposition({serveUrl, id: 'Card'});
await renderStill({serveUrl, composition, output: 'out/card.png'});
\`\`\`

\`\`\`ts title="missing.ts"
import {selectComposition} from '@remotion/renderer';
await selectComposition({serveUrl: 'build', id: 'Card', timeoutInMilliseconds: -1});
\`\`\`

\`\`\`ts title="call.ts"
import {readFileSync} from 'node:fs';
export const read = (name: string) => readFileSync(name + '.none');
\`\`\`

\`\`\`ts title="server.ts"
import {createServer} from 'node:http';
createServer((_, response) => response.writeHead(500).end('no')).listen(4400);
\`\`\`
`;
		const {samples, files} = samplesOf({file: 'content/docs/planted.mdx', text});
		const results: Record<string, string> = {};
		for (const {file} of samples) {
			const {result, reason} = await runInNode(project!, file!, files);
			results[file!.path.split('/').at(-1)!] = reason ?? result;
		}

		expect(results).toEqual({
			'render.ts': 'ran',
			'missing.ts': expect.stringContaining('imeout'),
			'call.ts': expect.stringContaining('ENOENT'),
			'server.ts': expect.stringContaining('The server answers 500'),
		});
	});
});
