import {fixedCards, fixedPage, pagesFile} from '../content/fixed-pages';
import {readManifests} from '../content/manifest';
import {type Collection, page} from './collection';

const hasPlayground = (): boolean => readManifests().site.has('/playground');

/** Pages that a reader works with: search, the assistant, and on a site whose manifest names it, the playground. */
export const tools: Collection = {
	id: 'tools',
	routes: [page('/search', 'search.tsx'), page('/ai', 'ai.tsx'), page('/ai-embed', 'ai-embed.tsx'), page('/playground', 'playground.tsx')],
	paths: () => ['/search', '/ai', '/ai-embed', ...(hasPlayground() ? ['/playground'] : [])],
	listed: () => [{title: 'Tools', pages: hasPlayground() ? [fixedPage('/playground')] : []}],
	sources: () => [pagesFile],
	cards: () => fixedCards('search', 'ai'),
};
