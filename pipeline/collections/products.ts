import path from 'node:path';
import {contentDir} from '../base/site-dir';
import {fixedCards} from '../content/fixed-pages';
import {readManifests} from '../content/manifest';
import {type Collection, page} from './collection';
import {PRODUCT_NAMES, productLead, productPages} from './products/pages';

const isPromised = (address: string) => readManifests().site.has(address);

/** The product pages that the manifest names. */
export const products: Collection = {
	id: 'products',
	routes: [page('/player', 'player.tsx'), page('/lambda', 'lambda.tsx')],
	paths: () => PRODUCT_NAMES.map((name) => `/${name}`).filter(isPromised),
	listed: () => [{title: 'Products', pages: productPages().filter(({path}) => isPromised(path))}],
	searchable: (address) => {
		const lead = isPromised(address) ? productLead(address) : undefined;
		return lead ? {text: [{text: lead}]} : undefined;
	},
	sources: (address) => [path.join(contentDir, `products${address}.yml`)],
	cards: () => fixedCards(...PRODUCT_NAMES),
};
