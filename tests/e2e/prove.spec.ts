import {expect, test} from '@playwright/test';
import {runInBrowser} from '../../checks/proof/in-browser';
import {samplesOf} from '../../checks/proof/samples';
import {ensureBrowser} from '../runner/ensure-browser';

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

\`\`\`ts title="src/endless.ts"
export const spin = () => { for (;;) {} };
\`\`\`
`;

test('RUN-01 samples run in a browser with the packages: what throws, at once or at a later frame, and what hangs is found', async () => {
	test.setTimeout(90_000);
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
		'endless.ts': expect.stringContaining('still running after'),
	});
});
