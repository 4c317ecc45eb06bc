import path from 'node:path';
import {contentDir} from '../base/site-dir';
import {fixedCards} from '../content/fixed-pages';
import {type Collection, page} from './collection';

/** The home page, and `default`, the Open Graph image of every page without one of its own. */
export const home: Collection = {
	id: 'home',
	routes: [page('/', 'home.tsx')],
	paths: () => ['/'],
	sources: () => [path.join(contentDir, 'home.yml')],
	cards: () => fixedCards('home', 'default'),
};
