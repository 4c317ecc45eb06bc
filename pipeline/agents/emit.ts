import {createWriteStream} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {Readable} from 'node:stream';
import {pipeline} from 'node:stream/promises';
import {inParallel} from '../base/parallel';
import type {SiteConfig} from '../config/schema';
import {readFacts} from '../content/facts';
import {symbolPages} from '../content/symbol-pages';
import type {PageListSection} from '../content/types';
import {htmlOfPath, writeInto} from '../output/files';
import type {PageFacts} from '../output/page-facts';
import {FACTS_PAGE, factsFiles} from './facts-files';
import {htmlToMarkdown} from './html-to-markdown';
import {llmsFull, llmsIndex, llmsSection, MAX_LLMS_BYTES, sectionFile} from './llms';
import {type MarkdownPage, markdownFile, withAbsoluteLinks} from './markdown-page';
import {PROMPT_PAGE, skillFiles} from './skill';

/** The content as this step needs it. `pages` are those that may be indexed, `contentPages` those written as Markdown. */
export type AgentSource = {
	pages: readonly PageFacts[];
	contentPages: readonly Omit<MarkdownPage, 'markdown'>[];
	markdown: (path: string) => Promise<string>;
	sections: PageListSection[];
};

/** The file of a Markdown form: the path + `.md`, `index.md` for the home page. */
const fileOf = (page: string): string => `${page === '/' ? 'index' : page.slice(1)}.md`;

const write = async (clientDir: string, name: string, text: string): Promise<void> => {
	if (name.startsWith('llms') && Buffer.byteLength(text) > MAX_LLMS_BYTES) {
		throw new Error(
			`/${name} has ${Buffer.byteLength(text)} bytes, expected at most ${MAX_LLMS_BYTES}: split its section in content/sidebars.json`,
		);
	}

	await writeInto(clientDir, name, text);
};

/** Writes every page as Markdown, `/llms.txt`, a list for each section, and `/llms-full.txt`. Runs after the pages are there. */
export const emitForAgents = async (
	clientDir: string,
	{pages, contentPages, markdown, sections}: AgentSource,
	site: SiteConfig,
): Promise<void> => {
	const written = new Set(contentPages.map((page) => page.path));
	await inParallel([...contentPages], async (page) =>
		writeInto(clientDir, fileOf(page.path), markdownFile({...page, markdown: await markdown(page.path)}, site)),
	);
	await inParallel(
		pages.filter((page) => !written.has(page.path)),
		async ({path: page, title = site.title, description = ''}) => {
			const html = await readFile(path.join(clientDir, htmlOfPath(page)), 'utf8');
			await writeInto(clientDir, fileOf(page), markdownFile({path: page, title, description, markdown: await htmlToMarkdown(html)}, site));
		},
	);
	const listed = sections.filter((section) => section.pages.length > 0);
	await write(clientDir, 'llms.txt', llmsIndex(listed, site));
	for (const section of listed) await write(clientDir, sectionFile(section.title), llmsSection(section, site));
	const absolute = async (page: string) => withAbsoluteLinks(await markdown(page), site.url);
	await pipeline(Readable.from(llmsFull(written, site, absolute)), createWriteStream(path.join(clientDir, 'llms-full.txt')));
	for (const [file, body] of await dataFiles(written, markdown, site)) await writeInto(clientDir, file.slice(1), body);
};

/** The facts and the skill, by path, of a site that has the pages which explain them. */
const dataFiles = async (
	written: ReadonlySet<string>,
	markdown: AgentSource['markdown'],
	site: SiteConfig,
): Promise<[path: string, body: string][]> => {
	const {byPackage} = symbolPages();
	const pageOf = (id: string): string | undefined => [byPackage.get(id)].find((page) => page !== undefined && written.has(page));
	const {version} = readFacts<{version: string}>('index.json').facts;
	return [
		...(written.has(FACTS_PAGE) ? factsFiles(site, pageOf) : []),
		...(written.has(PROMPT_PAGE) ? skillFiles(await markdown(PROMPT_PAGE), site, version) : []),
	];
};
