import fs from 'node:fs';
import path from 'node:path';
import {afterAll, expect, it, vi} from 'vitest';
import {hoversFile, sampleKey} from '../../content/facts/hovers';
import {compileText, testFile} from '../../testing/compile';

const site = await vi.hoisted(async () => (await import('../../testing/site')).createTestSite());
afterAll(() => site.remove());

const code = "import {spring} from 'remotion';\n// ---cut---\nconst a = spring({from: 1, fps});\nconst b = {a};";
const page = `\`\`\`ts\n${code}\n\`\`\`\n`;

const writeTypes = (samples: object): void => {
	fs.mkdirSync(path.dirname(hoversFile(testFile)), {recursive: true});
	fs.writeFileSync(hoversFile(testFile), JSON.stringify({key: '', samples}));
};

/** The hover cards of the only sample, by name. */
const told = async (): Promise<unknown[]> => {
	const {hovers, html} = await compileText(page);
	expect(html).toContain('data-hovers="/docs/here#0"');
	const [{at = [], length} = {}] = hovers?.samples ?? [];
	const shown = code.slice(code.indexOf('const a'));
	expect(length).toBe(shown.length);
	return at.flatMap((from, index) => (index % 2 === 0 ? [[shown.slice(from).match(/^\w+/)?.[0], hovers?.cards[at[index + 1]!]]] : []));
};

it('REF-03 names of the toolkit have their signature, defaults and page from the facts, without any types', async () => {
	expect(await told()).toEqual([
		['spring', {type: expect.stringContaining('spring(options: {\n  frame: number;'), page: '/docs/spring'}],
		['from', {default: '0'}],
	]);
});

it('REF-03 names have the types of their places', async () => {
	writeTypes({
		[sampleKey(code)]: {a: ['const a: number', '(property) a: number'], fps: 'const fps: any', from: '(property) from?: number'},
	});
	expect(await told()).toEqual([
		['a', {type: 'const a: number'}],
		['spring', expect.objectContaining({page: '/docs/spring'})],
		['from', {type: '(property) from?: number', default: '0'}],
		['fps', {type: 'const fps: any'}],
		['a', {type: '(property) a: number'}],
	]);
});

it('REF-03 types of another state of the sample are left out, and a page without anything to tell has no hovers', async () => {
	writeTypes({[sampleKey('const a = 1;')]: {a: 'const a: 1'}});
	expect((await told()).map((entry) => (entry as [string])[0])).toEqual(['spring', 'from']);
	const {hovers, html} = await compileText('```ts\nconst a = 2;\n```\n');
	expect(hovers).toBeUndefined();
	expect(html).not.toContain('data-hovers');
});
