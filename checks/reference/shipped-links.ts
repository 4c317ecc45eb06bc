import {readFacts} from '../../pipeline/content/facts/facts';
import {compiledPage} from '../../pipeline/site/content-pages';
import {siteSnapshot} from '../../pipeline/site/snapshot';
import type {Finding} from '../finding';

/** What the check needs to know of the site: where a URL leads, and the ids of a page of `content/`. */
type Site = {
	/** The page at a URL, after redirects; undefined when there is none. */
	pageAt(path: string): string | undefined;
	/** Undefined for pages that aren't made from `content/`. */
	idsOf(page: string): Promise<ReadonlySet<string> | undefined>;
};

/** Links to pages or headings that the site doesn't have. `links` are URLs and the packages that print them. */
export const deadLinks = async (links: Record<string, string[]>, {pageAt, idsOf}: Site): Promise<string[]> => {
	const dead = await Promise.all(
		Object.entries(links).map(async ([to, packages]) => {
			const [path = '', heading] = to.split('#');
			const says = `${packages.join(', ')} ${packages.length === 1 ? 'links' : 'link'} to ${to}`;
			const page = pageAt(path);
			if (page === undefined) {
				return `${says}, expected a page or a redirect there`;
			}

			const ids = heading === undefined ? undefined : await idsOf(page);
			return ids?.has(heading!) === false ? `${says}, expected <Anchor id="${heading}" /> above the section that answers it` : undefined;
		}),
	);
	return dead.filter((message) => message !== undefined);
};

const idsIn = (html: string): ReadonlySet<string> => new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id!));

/** Links in messages and comments of the packages that lead nowhere on this site. */
export const shippedLinkProblems = async (): Promise<Finding[]> => {
	const {facts} = readFacts<Record<string, string[]>>('links.json');
	const {pages, others, redirects} = siteSnapshot();
	const messages = await deadLinks(facts, {
		pageAt: (path) =>
			[path, redirects.get(path)?.split('#')[0]].find(
				(candidate) => candidate !== undefined && (pages.has(candidate) || others.has(candidate)),
			),
		idsOf: async (page) => (pages.has(page) ? idsIn((await compiledPage(page)).html) : undefined),
	});
	return messages.map((message) => ({file: 'facts/links.json', line: 1, message}));
};
