import {computeScore, runChecks} from 'afdocs';
import {parse as parseYaml} from 'yaml';
import {readSiteConfig} from '../../pipeline/config/site-config';
import {lastChange} from '../../pipeline/content/git-dates';
import {attribute, listedPages} from '../support/sites/built-site';
import {expect, test} from '../support/sites/built-test';

/** It asks the hosts that pages link to, and a test run has no network. */
const NEEDS_NETWORK = ['markdown-link-portability'];
/**
 * What does not pass on every page; the list may only become shorter. The scorer compares lines of text: on short reference
 * pages it misses types and labels, which are in one line without spaces in the page and with commas in its Markdown form,
 * and titles of samples, which Markdown has beside the language of the code.
 */
const KNOWN_GAPS = ['markdown-content-parity'];
/** Rounded by the scorer. It takes the sentence for agents at the top of a page for the start of its content. */
const SCORE = 100;

test('AGT-01 the checks for documentation that agents read find nothing new', async ({site}) => {
	const report = await runChecks(site, {
		canonicalOrigin: 'https://www.remotion.dev',
		samplingStrategy: 'deterministic',
		maxLinksToTest: 12,
		skipCheckIds: NEEDS_NETWORK,
	});
	const found = report.results.filter(({status}) => !['pass', 'skip'].includes(status));
	expect(found.filter(({id}) => !KNOWN_GAPS.includes(id)).map(({id, message}) => `${id}: ${message}`)).toEqual([]);
	expect(computeScore(report).overall).toBeGreaterThanOrEqual(SCORE);
});

test('AGT-01 every page has a Markdown form, answers with it whoever prefers it, and every list stays below 100 KB', async ({
	get,
	read,
	site,
}) => {
	const {docsVersion} = await readSiteConfig();
	const hasHistory = lastChange('home.yml') !== undefined;
	for (const address of listedPages()) {
		const headers = {accept: 'text/markdown, text/html;q=0.9'};
		const response = await get(address, headers);
		expect(response.headers.get('content-type'), address).toBe('text/markdown; charset=utf-8');
		expect(response.headers.get('vary'), address).toContain('Accept');
		const markdown = await response.text();
		const facts = parseYaml(/^---\n(.+?)\n---\n/s.exec(markdown)?.[1] ?? '') as Record<string, unknown>;
		const {url, version, title, description} = facts;
		expect({url, version}, address).toEqual({url: `https://www.remotion.dev${address}`, version: docsVersion});
		expect([title, description], address).toEqual([expect.stringMatching(/./), expect.not.stringMatching(/&(#|amp|quot)|^$/)]);
		// A copy without history has no dates.
		expect(/^\d{4}-\d\d-\d\d$/.test(String(facts.updated)), address).toBe(hasHistory);
		const html = await read(address);
		expect(attribute(html, /<link rel="canonical" href="([^"]+)"/), address).toBe(url);
		const alternate = attribute(html, /<link rel="alternate" type="text\/markdown" href="([^"]+)"/);
		expect(await read(new URL(alternate, site).pathname), address).toBe(markdown);
		expect(markdown, address).toContain('https://www.remotion.dev/llms.txt');
		expect(markdown.length, address).toBeGreaterThan(250);
	}

	const index = await read('/llms.txt');
	const lists = [...index.matchAll(/\(https:\/\/www\.remotion\.dev(\/llms\/\S+)\)/g)].map(([, list]) => list!);
	expect(lists.length).toBeGreaterThan(10);
	for (const list of ['/llms.txt', ...lists]) {
		const text = await read(list);
		expect(Buffer.byteLength(text), list).toBeLessThan(100_000);
	}
});

test('AGT-02 the index of facts and the index of skills lead to files that are there', async ({get}) => {
	const local = (address: string) => address.replace('https://www.remotion.dev', '');
	const facts = await (await get('/facts/index.json')).json();
	const named = [...Object.values<{url: string}>(facts.packages).map(({url}) => url), ...Object.values<string>(facts.files)];
	expect(named.length).toBeGreaterThan(30);
	for (const address of [facts.$schema, facts.docs, ...named]) {
		expect((await get(local(address))).status, address).toBe(200);
	}

	const renderer = await (await get('/facts/renderer.json')).json();
	expect(renderer.entries['@remotion/renderer'].renderMedia.docs).toBe('https://www.remotion.dev/docs/renderer/render-media');
	const {skills} = await (await get('/.well-known/agent-skills/index.json')).json();
	const skill = await get(local(skills[0].url));
	expect(skill.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
	expect(await skill.text()).toContain(`version: ${facts.toolkit}`);
});
