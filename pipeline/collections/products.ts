import {fixedCards} from '../content/fixed-pages';
import {readManifests} from '../content/manifest';
import {type Collection, page} from './collection';
import {PRODUCT_NAMES, productPages} from './products/pages';

const isPromised = (path: string) => readManifests().site.has(path);

/** The product pages that the manifest names. */
export const products: Collection = {
	id: 'products',
	routes: [page('/player', 'player.tsx'), page('/lambda', 'lambda.tsx')],
	paths: () => PRODUCT_NAMES.map((name) => `/${name}`).filter(isPromised),
	listed: () => [{title: 'Products', pages: productPages().filter(({path}) => isPromised(path))}],
	cards: () => fixedCards(...PRODUCT_NAMES),
};
