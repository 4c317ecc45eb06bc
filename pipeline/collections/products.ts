import {readManifests} from '../content/manifest';
import {CARD_FOOTER, type Collection, page} from './collection';
import {PRODUCTS} from './products/pages';

const promised = () => PRODUCTS.filter(({path}) => readManifests().site.has(path));

/** The product pages that the manifest names. */
export const products: Collection = {
	id: 'products',
	routes: [page('/player', 'player.tsx'), page('/lambda', 'lambda.tsx')],
	paths: () => promised().map(({path}) => path),
	listed: () => [{title: 'Products', pages: promised()}],
	cards: () => ({
		player: {eyebrow: 'Player', title: 'Your video in your app', footer: CARD_FOOTER},
		lambda: {eyebrow: 'Lambda', title: 'Many functions, one video', footer: CARD_FOOTER},
	}),
};
