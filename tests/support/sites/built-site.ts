import {readFileSync} from 'node:fs';
import {readdir, readFile, stat} from 'node:fs/promises';
import path from 'node:path';
import {type HTMLElement, parse} from 'node-html-parser';
import {pathFrom} from '../../../pipeline/base/file-paths';
import {listFiles} from '../../../pipeline/base/list-files';
import {clientDir} from '../../../pipeline/base/site-dir';
import {unescapeHtml} from '../../../pipeline/base/text/escape-html';
import type {SidebarFile, SidebarNode} from '../../../pipeline/content/types';

/** Whether a file only sends on to another URL, for hosts without redirects. */
const isRedirect = (file: string): boolean => readFileSync(file, 'utf8').includes('http-equiv="refresh"');

/** URLs of all built pages below a folder of the site (`docs`, `blog`…), without trailing slash. */
export const builtPages = (folder: string): string[] =>
	listFiles(path.join(clientDir, folder))
		.filter((file) => path.basename(file) === 'index.html' && !isRedirect(file))
		.map((file) => `/${pathFrom(clientDir, path.dirname(file))}`.replace(/\/$/, ''))
		.sort();

/** URLs of all pages made to be found; the assistant's frame is none. */
export const listedPages = (): string[] =>
	builtPages('')
		.map((page) => page || '/')
		.filter((page) => page !== '/ai-embed');

/** The HTML of a built page as it lies in the build: asking the server for each of all pages takes many times as long. */
export const builtHtml = (page: string): Promise<string> => readFile(path.join(clientDir, page, 'index.html'), 'utf8');

/** What a pattern captures in HTML, without its character references; empty where it does not match. */
export const attribute = (html: string, pattern: RegExp): string => unescapeHtml(pattern.exec(html)?.[1] ?? '');

/** The main part of a page to look around in, samples included. */
export const mainOf = (html: string): HTMLElement =>
	parse(html.slice(html.indexOf('<main'), html.indexOf('</main>')), {blockTextElements: {script: true, style: true}});

/** Brotli bytes of a built page's HTML, as the build has compressed it. */
export const htmlBytes = async (page: string): Promise<number> => (await stat(path.join(clientDir, page, 'index.html.br'))).size;

type Depth = {path: string; depth: number};

const pagesOf = (items: SidebarNode[], depth = 1): Depth[] =>
	items.flatMap((item) => {
		if (item.type === 'link') {
			return [{path: item.path, depth}];
		}

		return item.type === 'category' ? pagesOf(item.items ?? [], depth + 1) : [];
	});

/** The page that is deepest in the sidebar with the most pages. */
export const deepestPage = async (): Promise<string> => {
	const dir = path.join(clientDir, 'sidebars');
	const files = (await readdir(dir)).filter((file) => file.endsWith('.json'));
	const sidebars = await Promise.all(
		files.map(async (file) => pagesOf((JSON.parse(await readFile(path.join(dir, file), 'utf8')) as SidebarFile).items)),
	);
	const [largest = []] = sidebars.sort((a, b) => b.length - a.length);
	// The last of the deepest: most of the sidebar comes before it.
	const deepest = largest.sort((a, b) => a.depth - b.depth).at(-1);
	if (!deepest) {
		throw new Error(`No page in any sidebar of ${dir}`);
	}

	return deepest.path;
};
