import {afterAll, beforeEach, expect, test, vi} from 'vitest';

const site = await vi.hoisted(async () => (await import('../testing/site')).createTestSite());
afterAll(() => site.remove());

const {invalidate} = await import('../content/invalidate');
const {searchFiles, searchProblems} = await import('./files');

const search = (pages: string) => site.write('search.yml', `title: Popular\nqueries: [spring]\npages:\n${pages}`);
const mistakes = () => searchProblems().map(({file, line, field, message}) => `${file}:${line} ${field}: ${message}`);

beforeEach(() => {
	site.write(
		'company/about.yml',
		`title: About\ndescription: A sentence that is long enough to be the description of a page.\nheading: Hello\nlead: Some words.\nsections:\n  - title: The team\n    items:\n      - {title: Ada, text: Founder.}\n`,
	);
	invalidate();
});

test('a page that is made of data is found by its sections, and by what search.yml says of it', () => {
	search('  /about:\n    keywords: [people]\n    answers:\n      - {question: Who founded it?, section: the-team}\n');
	const {titles, texts} = searchFiles(new Map());
	const at = titles.pages.findIndex(({path}) => path === '/about');
	expect(titles.pages[at]).toMatchObject({
		keywords: ['people'],
		headings: [{text: 'The team'}],
	});
	expect(texts[at]).toEqual({parts: ['', 'Ada: Founder.'], answers: [{question: 'Who founded it?', heading: 0}]});
	expect(searchProblems()).toEqual([]);
});

test('a page is indexed with the words that it comes first for, and a word for a page that isn’t there is told', () => {
	site.write('search.yml', 'title: Popular\nqueries: [spring]\nterms:\n  team: /about\n  boss: /abuot\n');
	const {titles} = searchFiles(new Map());
	expect(titles.pages.find(({path}) => path === '/about')?.terms).toEqual(['team']);
	expect(mistakes()).toEqual([expect.stringMatching(/search\.yml:5 terms\.boss: \/abuot isn't a page/)]);
});

test('CFG-02 a page or a section that search.yml misnames is told with file, line and field', () => {
	search('  /abuot:\n    keywords: [people]\n  /about:\n    answers:\n      - {question: Who founded it?, section: team}\n');
	expect(mistakes()).toEqual([
		expect.stringMatching(/search\.yml:5 pages\.\/abuot: \/abuot isn't a page/),
		expect.stringMatching(
			/search\.yml:8 pages\.\/about\.answers\[0\]\.section: “team” isn't a section of \/about, expected one of the-team/,
		),
	]);
});
