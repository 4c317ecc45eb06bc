import {contentIndex} from '../content/content-index';
import {readFacts} from '../content/facts/facts';
import {symbolPages} from '../content/symbol-pages';
import {robots} from '../output/documents/sitemap';
import type {Maker, OutputSite} from '../output/output';
import {addressOf, markdownPath, nameIn, outputRules} from '../output/rules';
import {pageUpdated} from '../site/page-updated';
import {FACTS_PAGE, factsFiles} from './facts-files';
import {htmlToMarkdown} from './html-to-markdown';
import {llmsFull, llmsIndex, llmsSection, MAX_INDEX_BYTES, MAX_LLMS_BYTES, sectionPath} from './llms';
import {markdownFile} from './markdown-page';
import {PROMPT_PAGE, skillFiles} from './skill';
import {systemPrompt} from './system-prompt';

const isWritten = (page: string): boolean => contentIndex().pages.has(page);

/** The facts, on a site that has the page that explains them. */
const factsOf = ({config, once}: OutputSite): Map<string, string> =>
	once('facts', () => {
		const {byPackage} = symbolPages();
		const pageOf = (id: string): string | undefined => {
			const page = byPackage.get(id);
			return page !== undefined && isWritten(page) ? page : undefined;
		};
		return isWritten(FACTS_PAGE) ? factsFiles(config, pageOf) : new Map();
	});

/** The skill and its index, on a site that has the page with the prompt. */
const skillOf = ({config, once}: OutputSite): Map<string, string> =>
	once('skill', () => {
		const {version} = readFacts<{version: string}>('index.json').facts;
		return isWritten(PROMPT_PAGE) ? skillFiles(systemPrompt().prompt, config, version) : new Map();
	});

/** The Markdown form of a page: as the compiler made it of MDX, otherwise converted from its HTML. */
const markdownForm = async (page: string, {config, written, digest, html}: OutputSite): Promise<string | undefined> => {
	const own = await digest(page);
	if (own) {
		return markdownFile(own, config);
	}

	const text = await html(page);
	const {title = config.title, description = ''} = written.find(({path}) => path === page) ?? {};
	const updated = pageUpdated(page, config);
	return text === undefined
		? undefined
		: markdownFile({path: page, title, description, ...(updated ? {updated} : {}), markdown: await htmlToMarkdown(text)}, config);
};

const pageOfName = (name: string): string => (name === 'index' ? '/' : `/${name}`);

/** Every page as Markdown, and the skill. */
export const markdown: Maker = {
	list: async (site) => {
		const pages = new Set([...(await site.digests()).keys(), ...site.written.map(({path}) => path)]);
		const files = [...skillOf(site).keys()].filter((address) => address !== outputRules.skills.pattern);
		return [...[...pages].map(markdownPath), ...files];
	},
	make: async (address, site) => skillOf(site).get(address) ?? markdownForm(pageOfName(nameIn('markdown', address)), site),
};

/** The index of the skills. */
export const skills: Maker = {
	list: async (site) => [...skillOf(site).keys()].filter((address) => address === outputRules.skills.pattern),
	make: async (address, site) => skillOf(site).get(address),
};

/** The facts about the packages as JSON, with a schema. */
export const facts: Maker = {
	list: (site) => factsOf(site).keys(),
	make: (address, site) => factsOf(site).get(address),
};

const LLMS = addressOf('texts', 'llms');
const LLMS_FULL = addressOf('texts', 'llms-full');
const ROBOTS = addressOf('texts', 'robots');
const PROMPT = addressOf('texts', 'system-prompt');

const limited = (address: string, text: string, most = MAX_LLMS_BYTES): string => {
	const bytes = Buffer.byteLength(text);
	if (bytes > most) {
		const remedy = address === LLMS ? 'join sections' : 'split its section';
		throw new Error(`${address} has ${bytes} bytes, expected at most ${most}: ${remedy} in content/sidebars.json`);
	}

	return text;
};

/** `/llms.txt`, a list for each section, all pages in one file, the prompt for coding assistants, and `/robots.txt`. */
export const texts: Maker = {
	list: ({sections}) => [
		LLMS,
		LLMS_FULL,
		ROBOTS,
		...(isWritten(PROMPT_PAGE) ? [PROMPT] : []),
		...sections.map(({title}) => sectionPath(title)),
	],
	make: async (address, {config, sections, digests}) => {
		if (address === ROBOTS) {
			return robots(config.url);
		}
		if (address === PROMPT) {
			return isWritten(PROMPT_PAGE) ? `${systemPrompt().prompt}\n` : undefined;
		}
		if (address === LLMS) {
			return limited(address, llmsIndex(sections, config), MAX_INDEX_BYTES);
		}
		if (address === LLMS_FULL) {
			return llmsFull((await digests()).values(), config);
		}
		const section = sections.find(({title}) => sectionPath(title) === address);
		return section && limited(address, llmsSection(section, config));
	},
};
