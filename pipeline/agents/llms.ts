import {slugify} from '../base/text/slugify';
import type {SiteConfig} from '../config/schema';
import type {PageListSection} from '../content/types';
import {addressOf, markdownPath} from '../output/rules';
import {type MarkdownPage, withAbsoluteLinks} from './markdown-page';

type Site = Pick<SiteConfig, 'title' | 'tagline' | 'url' | 'docsVersion'>;
type Page = PageListSection['pages'][number];

/** The most bytes that agents read of a list of pages, and of the index of all lists. */
export const MAX_LLMS_BYTES = 100_000;
export const MAX_INDEX_BYTES = 50_000;

/** How many pages of each section the index lists itself. Sections begin with what readers need first. */
const NAMED = 6;

const heading = ({title, tagline, docsVersion}: Site) => `# ${title}\n\n> ${tagline}. Documentation of version ${docsVersion}.\n`;

const link = ({title, path}: Page, {url}: Site): string => `[${title.replace(/[[\]]/g, '\\$&')}](${url}${markdownPath(path)})`;

/** The URL path of the list of a section with descriptions. */
export const sectionPath = (title: string): string => addressOf('texts', `llms/${slugify(title)}`);

const indexOf = ({title, pages}: PageListSection, site: Site): string => {
	const count = pages.length === 1 ? '1 page' : `${pages.length} pages`;
	return [
		`## ${title}\n`,
		`- [${title}: all of it](${site.url}${sectionPath(title)}): ${count}, with descriptions`,
		...pages.slice(0, NAMED).map((page) => `- ${link(page, site)}`),
		'',
	].join('\n');
};

/** `/llms.txt`: for each section a link to the list of all its pages, and its first pages, each linked to its Markdown form. */
export const llmsIndex = (sections: readonly PageListSection[], site: Site): string =>
	[
		heading(site),
		`Every page has a Markdown form at its URL + \`.md\`; requests that prefer \`text/markdown\` get it, too. Each section starts with a link to the list of all its pages. All pages in one file: ${site.url}/llms-full.txt\n`,
		...sections.map((section) => indexOf(section, site)),
	].join('\n');

/** `/llms/<section>.txt`: the pages of a section with their descriptions. */
export const llmsSection = ({title, pages}: PageListSection, site: Site): string =>
	`# ${site.title}: ${title}\n\n> All sections: ${site.url}/llms.txt\n\n${pages
		.map((page) => `- ${link(page, site)}${page.description ? `: ${page.description}` : ''}`)
		.join('\n')}\n`;

/** `/llms-full.txt` piece by piece: every page as Markdown, each after its URL and description. */
export async function* llmsFull(
	pages: Iterable<Pick<MarkdownPage, 'path' | 'description' | 'markdown'>>,
	site: Site,
): AsyncGenerator<string> {
	yield heading(site);
	for (const {path, description, markdown} of pages) {
		yield `\n---\n\nSource: ${site.url}${path}\nDescription: ${description}\n\n${withAbsoluteLinks(markdown, site.url).trim()}\n`;
	}
}
