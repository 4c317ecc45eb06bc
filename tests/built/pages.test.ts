import {readFile} from 'node:fs/promises';
import {type HTMLElement, parse} from 'node-html-parser';
import {sourcePath} from '../../app/playground/files';
import {readSiteConfig} from '../../pipeline/config/site-config';
import {readDemo} from '../../pipeline/demos/demos';
import {MEDIAN_DOCS_HTML} from '../budgets';
import {builtHtml, builtPages, htmlBytes, mainOf} from '../support/sites/built-site';
import {expect, test} from '../support/sites/built-test';

test('DOC-03 every sample has a copy button and a language, and is highlighted without scripts', async () => {
	let samples = 0;
	for (const address of builtPages('docs')) {
		const html = await builtHtml(address);
		for (const figure of mainOf(html).querySelectorAll('figure.code')) {
			samples++;
			const language = figure.getAttribute('data-lang') ?? '';
			expect(language, address).not.toBe('');
			expect(figure.querySelectorAll('button[data-copy]'), address).toHaveLength(1);
			const code = figure.querySelector('code');
			if (['tsx', 'ts'].includes(language) && /\b(import|export|const|return) /m.test(code?.text ?? '')) {
				expect(code?.innerHTML, address).toContain('<span class="tk-');
			}
		}
	}

	expect(samples).toBeGreaterThan(150);
});

test('DOC-01 the breadcrumbs of every page lead somewhere', async () => {
	const alone: string[] = [];
	for (const address of builtPages('docs')) {
		const html = await builtHtml(address);
		const [crumbs = ''] = /<nav [^>]*aria-label="Breadcrumbs".*?<\/nav>/s.exec(html) ?? [];
		alone.push(...(parse(crumbs).querySelectorAll('li').length < 2 ? [address] : []));
	}

	expect(alone).toEqual([]);
});

test('NAV-03 every docs page marks one item of the navbar', async () => {
	const others: string[] = [];
	for (const address of builtPages('docs')) {
		const html = await builtHtml(address);
		const bar = html.slice(html.indexOf('<header'), html.indexOf('</header>')).replaceAll(/<ul .*?<\/ul>/gs, '');
		const marked = [...bar.matchAll(/<(?:a|button)(?=[^>]* (?:aria-current|data-active)=)[^>]*>([^<]*)/g)].map(([, label]) => label);
		others.push(...(marked.length === 1 ? [] : [`${address}: ${marked.join(', ')}`]));
	}

	expect(others).toEqual([]);
});

test('A11-01 headings go down one level at a time', async () => {
	const jumps: string[] = [];
	for (const address of builtPages('docs')) {
		const html = await builtHtml(address);
		const headings = [...html.slice(html.indexOf('<main')).matchAll(/<h([1-6])[ >](.*?)<\/h\1>/gs)];
		const levels = headings.map(([, level]) => Number(level));
		const at = levels.findIndex((level, index) => index > 0 && level > levels[index - 1]! + 1);
		jumps.push(...(at === -1 ? [] : [`${address}: h${levels[at]} after h${levels[at - 1]} at ${headings[at]![2]}`]));
	}

	expect(jumps).toEqual([]);
});

test('DOC-05 no Markdown page leaks an import or an author component, and the lists of llms.txt name every page', async ({get, read}) => {
	const index = await read('/llms.txt');
	const lists = [...index.matchAll(/\(https:\/\/www\.remotion\.dev(\/llms\/\S+)\)/g)].map(([, address]) => address!);
	const list = (await Promise.all(lists.map(async (address) => read(address)))).join('');
	const full = await read('/llms-full.txt');
	const faults: string[] = [];
	for (const address of [...builtPages('docs'), ...builtPages('blog').filter((path) => !/^\/blog(\/page\/\d+|\/archive)?$/.test(path))]) {
		const response = await get(`${address}.md`);
		const markdown = await response.text();
		const prose = markdown
			.replace(/^---\n[\s\S]*?\n---\n/, '')
			.replace(/^( *)(`{3,})[\s\S]*?^\1\2$/gm, '')
			.replace(/(?<!`)(`{1,2})(?!`)[^\n]*?[^`\n]\1(?!`)/g, '');
		const [heading] = /^# \S.*$/m.exec(markdown) ?? [];
		// Plain comparisons: an assertion about texts of megabytes takes longer than they do.
		const found = {
			'not listed': !list.includes(`${address}.md`),
			'not there': response.status !== 200,
			'a component': /(?<!\\)<\/?[A-Z]\w*[\s/>]/.test(prose),
			'an import or export': /^(import|export) .* from /m.test(prose),
			'a comment': /\{\/\*/.test(prose),
			'no heading, or not in the full list': !heading || !full.includes(heading),
		};
		faults.push(...Object.entries(found).flatMap(([fault, isFound]) => (isFound ? [`${address}.md: ${fault}`] : [])));
	}

	expect(faults).toEqual([]);
});

test('LIV-01 every demo in the text prints the file that it runs', async () => {
	let demos = 0;
	for (const address of [...builtPages('docs'), ...builtPages('learn'), ...builtPages('blog')]) {
		const html = await builtHtml(address);
		// Most pages have none: only what has is parsed.
		const figures = /<figure [^>]*\bdemo\b/.test(html) ? mainOf(html).querySelectorAll('.prose figure.demo') : [];
		for (const figure of figures) {
			demos++;
			const id = figure.querySelector('[data-demo]')?.getAttribute('data-demo') ?? '';
			const source = await readFile(readDemo(id).sourceFile, 'utf8');
			expect(figure.querySelector('details code')?.text.trim(), `${address}: ${id}`).toBe(source.trim());
		}
	}

	expect(demos).toBeGreaterThanOrEqual(8);
});

test('REF-01 each page of a deprecated package says so, as a page and as Markdown', async ({read}) => {
	const pages = builtPages('docs').filter((path) => /^\/docs\/(media-parser|webcodecs)\//.test(path));
	expect(pages.length).toBeGreaterThan(40);
	for (const path of pages) {
		expect(await read(path), path).toMatch(/class="page-status"[^>]*aria-label="Deprecated"/);
		expect(await read(`${path}.md`), path).toContain('**Deprecated**');
	}
});

test('REF-02 nowhere is an option with a default, or a direct member of a Partial, called required', async () => {
	const wrong: string[] = [];
	let members = 0;
	const typeAround = (line: HTMLElement) =>
		line.closest('.members')?.closest('.member')?.querySelector(':scope > .member-facts > .type')?.text ?? '';
	for (const address of builtPages('docs')) {
		const html = await builtHtml(address);
		const lines = html.includes('member-facts') ? mainOf(html).querySelectorAll('.member > .member-facts') : [];
		for (const line of lines) {
			members++;
			const isRequired = line.querySelector('.member-required') !== null;
			const mayBeMissing = line.querySelector('.member-default') !== null || /^Partial<\w/.test(typeAround(line));
			if ((isRequired && mayBeMissing) || !line.querySelector('.type')) {
				wrong.push(`${address}#${line.closest('.member')?.querySelector('h3, h4')?.id}`);
			}
		}
	}
	expect(wrong).toEqual([]);
	expect(members).toBeGreaterThan(1000);
});

test('no page leads to itself or to a page that is not there by a full URL of the site', async () => {
	const {url} = await readSiteConfig();
	const host = new URL(url).hostname.replace(/^www\./, '');
	const addresses = builtPages('');
	const sections = new Set(addresses.map((address) => address.split('/')[1]));
	const found: string[] = [];
	for (const address of addresses) {
		for (const {hostname, pathname} of mainOf(await builtHtml(address))
			.querySelectorAll('a[href^="http"]')
			.map((link) => new URL(link.getAttribute('href')!))) {
			if (hostname.replace(/^www\./, '') === host && sections.has(pathname.split('/')[1]!)) {
				found.push(`${address}: ${pathname}`);
			}
		}
	}

	expect(found).toEqual([]);
});

test('every navigation of a page has a name of its own', async () => {
	const shared: string[] = [];
	for (const address of builtPages('')) {
		const names = parse(await builtHtml(address))
			.querySelectorAll('nav')
			.map((nav) => nav.getAttribute('aria-label') ?? nav.getAttribute('aria-labelledby'));
		shared.push(...names.filter((name, index) => !name || names.indexOf(name) < index).map((name) => `${address}: ${name}`));
	}

	expect(shared).toEqual([]);
});

test('PLY-01 every demo and every showcase piece leads to the playground with its source', async ({get}) => {
	const addresses = new Set<string>();
	for (const address of [...builtPages('docs'), ...builtPages('showcase'), ...builtPages('learn')]) {
		const html = await builtHtml(address);
		const demos = new Set([...html.matchAll(/<figure class="demo">.*?data-demo="([\w-]+)"/gs)].map(([, id]) => id));
		const links = [...html.matchAll(/href="(\/playground\?demo=([\w-]+))"/g)];
		for (const id of demos) {
			expect(
				links.map(([, , linked]) => linked),
				address,
			).toContain(id);
		}

		for (const [, , id] of links) {
			addresses.add(sourcePath(id!));
		}
	}

	expect(addresses.size).toBeGreaterThan(100);
	for (const address of addresses) {
		expect((await get(address)).status, address).toBe(200);
	}
});

test('the HTML of the median docs page stays in its budget', async () => {
	const sizes = (await Promise.all(builtPages('docs').map(htmlBytes))).sort((a, b) => a - b);
	expect(sizes.length).toBeGreaterThan(0);
	expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(MEDIAN_DOCS_HTML);
});
