import {describe, expect, test} from 'vitest';
import {compileText, provenSample} from '../testing/compile';
import {playableSource} from './playable';

const title = (code: string): string | undefined => playableSource(code, ['samples/clip.mp4'])?.title;

describe('PLY-01 a sample plays in the playground', () => {
	test.each([
		['its default export', 'export default function Video() { return <p>1</p>; }', 'Video'],
		[
			'the component that it exports',
			"import {Sequence} from 'remotion';\nexport const Intro: React.FC = () => <Sequence>1</Sequence>;",
			'Intro',
		],
		['a component that it only defines', 'const Title = () => <h1>Title</h1>;', 'Title'],
		[
			'the component that draws the others',
			'const Row = ({n}: {n: number}) => <i>{n}</i>;\nexport const List = () => <Row n={1} />;',
			'List',
		],
		[
			'a component whose props have values',
			'export const Title = ({size = 3, color = "red"}) => <h1 style={{color}}>{size}</h1>;',
			'Title',
		],
		['files that the playground has', "export const A = () => <Img src={staticFile('samples/clip.mp4')} />;", 'A'],
	])('with %s', (_, code, main) => {
		expect(title(code)).toBe(main);
	});

	test.each([
		['a prop that it needs', 'export const Title = ({text}: {text: string}) => <h1>{text}</h1>;'],
		['all of its props', 'export const Title = (props: {text: string}) => <h1>{props.text}</h1>;'],
		['two components, neither of which draws the other', 'export const A = () => <p />;\nexport const B = () => <p />;'],
		['no component', 'export const useTitle = () => 3;'],
		['a package that the playground lacks', "import {Player} from '@remotion/player';\nexport const App = () => <Player />;"],
		['a file of its page', "import {Logo} from './Logo';\nexport const App = () => <Logo />;"],
		['compositions', "import {Composition} from 'remotion';\nexport const Root = () => <Composition />;"],
		['variables of an environment', 'export const A = () => <p>{process.env.CITY}</p>;'],
		['a style sheet', 'export const A = () => <p className="big">1</p>;'],
		['another host', 'export const App = () => <Img src="https://example.com/a.png" />;'],
		['a file that the playground lacks', "export const A = () => <Img src={staticFile('logo.png')} />;"],
		['a file that is only known when it runs', 'export const A = () => <Img src={staticFile(name)} />;'],
		['a syntax error', 'export const A = () => <p>;'],
	])('but not with %s', (_, code) => {
		expect(title(code)).toBeUndefined();
	});

	test('by the default export that it gets', () => {
		expect(playableSource(provenSample, [])?.files).toEqual([{name: 'index.tsx', code: `${provenSample}\n\nexport default Title;\n`}]);
	});
});

describe('PLY-01 a page offers to edit a sample', () => {
	const page = (code: string) => compileText(`\`\`\`tsx\n${code}\n\`\`\`\n`);

	test('that has run and plays', async () => {
		const {html, sources, markdown} = await page(provenSample);
		const [source] = sources ?? [];
		expect(source?.title).toBe('Title');
		expect(html).toContain(`href="/playground?demo=${source?.id}"`);
		expect(markdown).not.toContain('playground');
	});

	test.each([
		['that has not run since it was changed', provenSample.replace('h1>', 'h2>')],
		['of which a part is hidden', `const a = 1;\n// ---cut---\n${provenSample}`],
	])('but not one %s', async (_, code) => {
		const {html, sources} = await page(code);
		expect(sources).toBeUndefined();
		expect(html).not.toContain('data-edit');
	});
});
