import * as agents from '../agents/outputs';
import {postEntries} from '../collections/posts/post-entries';
import * as playground from '../playground/outputs';
import {searchFiles} from '../search/files';
import {TITLES_PATH} from '../search/format';
import {pageUpdated} from '../site/page-updated';
import {sidebarFile, sidebarIds} from '../site/sidebars';
import {blogFeeds} from './documents/feeds';
import {openSearch} from './documents/open-search';
import {posters} from './documents/posters';
import {sitemap} from './documents/sitemap';
import type {Maker, OutputSite} from './output';
import {addressOf, nameIn, type OutputName, type OutputRule, outputRules, pageName} from './rules';

const json = (value: unknown): string | undefined => (value === undefined ? undefined : JSON.stringify(value));

const search = ({once, digests, sections}: OutputSite) => once('search', async () => searchFiles(await digests(), sections).files);

const feeds = ({config, once, digests}: OutputSite) =>
	once('feeds', async () => {
		const pages = await digests();
		return blogFeeds(
			postEntries('blog').flatMap(({path}) => pages.get(path)?.preview ?? []),
			config,
		);
	});

const feed = (form: 'rss' | 'atom' | 'jsonFeed'): Maker => ({
	list: () => [outputRules[form].pattern],
	make: async (_, site) => (await feeds(site))[form],
});

/** The maker of each rule's files; the router writes `pageData`. */
const makers: Record<Exclude<OutputName, 'pageData'>, Maker> = {
	...agents,
	...playground,
	posters,
	sidebars: {
		list: () => sidebarIds().map((id) => addressOf('sidebars', id)),
		make: (address) => json(sidebarFile(nameIn('sidebars', address))),
	},
	searchTitles: {list: () => [TITLES_PATH], make: async (address, site) => (await search(site)).get(address)},
	searchText: {
		list: async (site) => [...(await search(site)).keys()].filter((address) => address !== TITLES_PATH),
		make: async (address, site) => (await search(site)).get(address),
	},
	passages: {
		list: async ({digests}) => [...(await digests()).keys()].map((page) => addressOf('passages', pageName(page))),
		make: async (address, {digest}) => json((await digest(`/${nameIn('passages', address)}`))?.passages),
	},
	hovers: {
		list: async ({digests}) =>
			[...(await digests()).values()].flatMap(({path, hovers}) => (hovers ? addressOf('hovers', pageName(path)) : [])),
		make: async (address, {digest}) => json((await digest(`/${nameIn('hovers', address)}`))?.hovers),
	},
	sitemap: {
		list: () => [outputRules.sitemap.pattern],
		make: (_, {config, written}) => sitemap(written, config.url, (page) => pageUpdated(page, config)),
	},
	openSearch: {list: () => [outputRules.openSearch.pattern], make: async (_, {config}) => openSearch(config)},
	rss: feed('rss'),
	atom: feed('atom'),
	jsonFeed: feed('jsonFeed'),
};

/**
 * The table of outputs: what a site answers besides its pages, how it is sent, which files there are, and what is in them.
 * A build writes all of them, the development server makes one when it is asked for it.
 */
export const outputs: (OutputRule & Maker)[] = Object.entries(makers).map(([name, maker]) => ({
	...outputRules[name as OutputName],
	...maker,
}));
