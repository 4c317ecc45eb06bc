import {readFile} from 'node:fs/promises';
import type {HTMLElement} from 'node-html-parser';
import {sourcePath} from '../../app/playground/files';
import {readDemo} from '../../pipeline/demos/demos';
import {MEDIAN_DOCS_HTML} from '../budgets';
import {builtPages, htmlBytes, mainOf} from '../support/sites/built-site';
import {expect, test} from '../support/sites/built-test';

test('DOC-03 every sample has a copy button and a language, and is highlighted without scripts', async ({read}) => {
	let samples = 0;
	for (const address of builtPages('docs')) {
		for (const figure of mainOf(await read(address)).querySelectorAll('figure.code')) {
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

test('DOC-01 the breadcrumbs of every page lead somewhere', async ({read}) => {
	const alone: string[] = [];
	for (const address of builtPages('docs')) {
		const crumbs = mainOf(await read(address)).querySelectorAll('nav[aria-label="Breadcrumbs"] li');
		alone.push(...(crumbs.length < 2 ? [address] : []));
	}

	expect(alone).toEqual([]);
});

test('NAV-03 every docs page marks one item of the navbar', async ({read}) => {
	const others: string[] = [];
	for (const address of await builtPages('docs')) {
		const html = await read(address);
		const bar = html.slice(html.indexOf('<header'), html.indexOf('</header>')).replaceAll(/<ul .*?<\/ul>/gs, '');
		const marked = [...bar.matchAll(/<(?:a|button)(?=[^>]* (?:aria-current|data-active)=)[^>]*>([^<]*)/g)].map(([, label]) => label);
		others.push(...(marked.length === 1 ? [] : [`${address}: ${marked.join(', ')}`]));
	}

	expect(others).toEqual([]);
});

test('A11-01 headings go down one level at a time', async ({read}) => {
	const jumps: string[] = [];
	for (const address of builtPages('docs')) {
		const html = await read(address);
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
	for (const address of [...builtPages('docs'), ...builtPages('blog').filter((path) => !/^\/blog(\/page\/\d+|\/archive)?$/.test(path))]) {
		expect(list, address).toContain(`${address}.md`);
		const response = await get(`${address}.md`);
		expect(response.status, address).toBe(200);
		const markdown = await response.text();
		const prose = markdown
			.replace(/^---\n[\s\S]*?\n---\n/, '')
			.replace(/^( *)(`{3,})[\s\S]*?^\1\2$/gm, '')
			.replace(/(?<!`)(`{1,2})(?!`)[^\n]*?[^`\n]\1(?!`)/g, '');
		expect(prose, address).not.toMatch(/(?<!\\)<\/?[A-Z]\w*[\s/>]/);
		expect(prose, address).not.toMatch(/^(import|export) .* from /m);
		expect(prose, address).not.toMatch(/\{\/\*/);
		const [heading] = /^# \S.*$/m.exec(markdown) ?? [''];
		expect(heading, address).not.toBe('');
		expect(full, address).toContain(heading);
	}
});

test('LIV-01 every demo in the text prints the file that it runs', async ({read}) => {
	let demos = 0;
	for (const address of [...builtPages('docs'), ...builtPages('learn'), ...builtPages('blog')]) {
		for (const figure of mainOf(await read(address)).querySelectorAll('.prose figure.demo')) {
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

test('REF-02 nowhere is an option with a default, or a direct member of a Partial, called required', async ({read}) => {
	const wrong: string[] = [];
	let members = 0;
	const typeAround = (line: HTMLElement) =>
		line.closest('.members')?.closest('.member')?.querySelector(':scope > .member-facts > .type')?.text ?? '';
	for (const path of builtPages('docs')) {
		for (const line of mainOf(await read(path)).querySelectorAll('.member > .member-facts')) {
			members++;
			const isRequired = line.querySelector('.member-required') !== null;
			const mayBeMissing = line.querySelector('.member-default') !== null || /^Partial<\w/.test(typeAround(line));
			if ((isRequired && mayBeMissing) || !line.querySelector('.type')) {
				wrong.push(`${path}#${line.closest('.member')?.querySelector('h3, h4')?.id}`);
			}
		}
	}
	expect(wrong).toEqual([]);
	expect(members).toBeGreaterThan(1000);
});

test('PLY-01 every demo and every showcase piece leads to the playground with its source', async ({get, read}) => {
	const addresses = new Set<string>();
	for (const address of [...builtPages('docs'), ...builtPages('showcase'), ...builtPages('learn')]) {
		const html = await read(address);
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
