import {describe, expect, test} from 'vitest';
import {typecheck} from '../../checks/samples/typecheck';
import {type PackageFacts, packageFile, readFacts} from '../content/facts/facts';
import {systemPrompt} from './system-prompt';

/** Names in the prompt that are of other libraries, of the web, of `Easing`, or of its own samples. */
const FOREIGN = new Set(
	'bezier poly elastic back in out inOut now fetch json max useState useLayoutEffect useFrame computeDuration Image Props SceneA SceneB'.split(
		' ',
	),
);

describe('AGT-02 the prompt says what the packages say', () => {
	const {prompt, files} = systemPrompt();
	const {version, packages} = readFacts<{version: string; packages: Record<string, unknown>}>('index.json').facts;
	const entriesOf = (name: string) => readFacts<PackageFacts>(packageFile(name)).facts.entries;
	const exported = new Set(Object.keys(packages).flatMap((name) => Object.values(entriesOf(name)).flatMap((one) => Object.keys(one))));
	const imports = [...prompt.matchAll(/^import (?:type )?\{([^}]+)\} from '((?:@remotion\/|remotion)[^']*)';$/gm)].map(
		([, names = '', entry = '']) => ({
			entry,
			names: names.split(',').map((name) => name.trim()),
		}),
	);

	test('AGT-02 it is written for the version that the facts were read from', () => {
		expect(prompt).toContain(`Target version: ${version}.`);
		expect(prompt).not.toContain('%{');
	});

	test.each(imports)('AGT-02 $entry exports $names', ({entry, names}) => {
		const [scope, name] = entry.split('/');
		const exports = entriesOf(scope?.startsWith('@') ? `${scope}/${name}` : entry)[entry] ?? {};
		// Fonts have an entry point each, and facts of one of them.
		expect(Object.keys(entry.startsWith('@remotion/google-fonts/') ? {loadFont: 1} : exports)).toEqual(expect.arrayContaining(names));
	});

	test('AGT-02 it has imports to check', () => {
		expect(imports.length).toBeGreaterThan(6);
	});

	test('AGT-02 every package, function, component and hook that it names is there', () => {
		const missing = (pattern: RegExp, known: (name: string) => boolean) =>
			[...new Set([...prompt.matchAll(pattern)].map(([, name]) => name!))].filter((name) => !known(name) && !FOREIGN.has(name));
		expect(missing(/(@remotion\/[a-z0-9-]+)/g, (name) => name in packages)).toEqual([]);
		expect(missing(/\b([a-z]\w+)\(/g, (name) => exported.has(name))).toEqual([]);
		expect(missing(/<([A-Z]\w+)[ >]/g, (name) => exported.has(name))).toEqual([]);
	});

	test('AGT-02 it depends on the files that its facts come from', () => {
		expect(files.map((file) => file.split('/').at(-1)).sort()).toEqual([
			'index.json',
			'limits.json',
			'motion-blur.json',
			'package.json',
			'remotion.json',
			'shapes.json',
			'system-prompt.txt',
			'transitions.json',
		]);
	});

	test.each([
		['%{default remotion#spring.bounce}', 'remotion#spring.bounce has no default'],
		['%{default remotion#sprung.from}', 'remotion#sprung does not exist'],
		['%{components @remotion/circles}', 'circles.json does not exist'],
		['%{limit render.patience}', 'unknown limit "render.patience"'],
		['%{dependency moment}', 'no dependency "moment"'],
		['%{flag --crf}', 'unknown fact "flag"'],
	])('AGT-02 a fact that is gone stops the build with its place: %s', (fact, message) => {
		expect(() => systemPrompt(`One line,\nthen ${fact}.`)).toThrow(`content/partials/system-prompt.txt:2: `);
		expect(() => systemPrompt(`One line,\nthen ${fact}.`)).toThrow(message);
	});
});

describe('AGT-02 the samples of the prompt', () => {
	/** What the samples leave to the reader, to be put before the samples that use it. */
	const GIVEN = ["import {interpolate} from 'remotion';", 'declare const SceneA: React.FC;', 'declare const SceneB: React.FC;'];
	const INTRO =
		"import {z} from 'zod';\nexport const introSchema = z.object({title: z.string(), accent: z.string()});\nexport const Intro: React.FC<z.infer<typeof introSchema>> = () => null;\n";

	/** A sample as a module: elements on their own become children, and what it uses without saying so is declared. */
	const moduleOf = (sample: string): string => {
		const [imports = '', rest = ''] = sample.split(/\n\n(?=[<])/);
		const body = rest === '' ? sample : `${imports}\nexport const sample = () => <>${rest}</>;`;
		const given = GIVEN.filter((line) => {
			const name = /(?:\{|const )(\w+)/.exec(line)![1]!;
			return new RegExp(`\\b${name}\\b`).test(body) && !new RegExp(`import.*\\b${name}\\b`).test(body);
		});
		return `${given.join('\n')}\n${body}\n`;
	};

	const samples = [...systemPrompt().prompt.matchAll(/^```tsx\n([\s\S]*?)^```$/gm)].map(([, sample = '']) => sample);
	const check = (all: readonly string[]) =>
		typecheck([{path: 'Intro.tsx', code: INTRO}, ...all.map((sample, index) => ({path: `sample-${index}.tsx`, code: moduleOf(sample)}))]);

	test('AGT-02 compile with the installed packages, and one with a mistake does not', async () => {
		expect(samples.length).toBeGreaterThanOrEqual(6);
		expect(await check(samples)).toEqual([]);
		const mistakes = await check(samples.map((sample) => sample.replace('trimBefore', 'trimBeforehand').replace('damping', 'dampening')));
		expect(mistakes.map(({message}) => message).join('\n')).toMatch(/trimBeforehand[\s\S]*|dampening/);
		expect(mistakes.length).toBeGreaterThanOrEqual(2);
	}, 180_000);
});
