import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import {rules} from '../../app/playground/compile/rules';
import {contentDir} from '../base/site-dir';
import {type PackageFacts, packageFile, readFacts} from '../content/facts/facts';
import {outputRules} from '../output/rules';
import {PROMPT_PAGE, promptOf, skillFiles} from './skill';

const site = {title: 'Remotion', url: 'https://videos.example'};
const page = readFileSync(path.join(contentDir, `${PROMPT_PAGE}.mdx`), 'utf8');
const files = skillFiles(page, site, '4.0.383');
const [entry] = JSON.parse(files.get(outputRules.skills.pattern) ?? '').skills;
const skill = files.get(entry.url.replace(site.url, '')) ?? '';
const [, frontMatter = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(skill) ?? [];

describe('AGT-02 the agent skill', () => {
	test('AGT-02 is listed as the discovery proposal 0.2.0 says, with the digest of what is served', () => {
		expect(JSON.parse(files.get(outputRules.skills.pattern) ?? '').$schema).toBe(
			'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
		);
		expect(entry).toEqual({
			name: 'remotion',
			type: 'skill-md',
			description: expect.any(String),
			url: 'https://videos.example/.well-known/agent-skills/remotion/SKILL.md',
			digest: `sha256:${createHash('sha256').update(skill).digest('hex')}`,
		});
	});

	test('AGT-02 has valid front matter with its version', () => {
		const {name, description, metadata} = parse(frontMatter);
		expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
		expect(name.length).toBeLessThanOrEqual(64);
		expect(description).toBe(entry.description);
		expect(description.length).toBeLessThanOrEqual(1024);
		expect(metadata.version).toBe('4.0.383');
	});

	test('AGT-02 says each rule of the playground and the whole prompt, and where to look things up', () => {
		for (const rule of rules) expect(body).toContain(`- ${rule.message} See ${site.url}${rule.page}.md.`);
		expect(body).toContain('### 3. Rules that must never be broken');
		expect(body).toContain(promptOf(page).split('\n').at(-1));
		for (const place of ['/llms.txt', '/facts/index.json']) expect(body).toContain(site.url + place);
	});

	test('AGT-02 is short enough to be read at once', () => {
		expect(body.length).toBeLessThan(20_000);
	});

	test('AGT-02 a page without its prompt stops the build', () => {
		expect(() => skillFiles('# Nothing', site, '4.0.383')).toThrow('holds no prompt');
	});
});

/** Names in the prompt that are of other libraries, of the web, of `Easing`, or of its own samples. */
const FOREIGN = new Set(
	'bezier poly elastic back in out inOut now fetch json max useState useFrame computeDuration Image Props SceneA SceneB'.split(' '),
);

describe('AGT-02 the prompt says what the packages say', () => {
	const prompt = promptOf(page);
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
		expect(page).toContain(`**Remotion ${version}**`);
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
});
