import {demoPreview} from '../../demos/demo-preview';
import {liveSource} from '../../demos/live-source';
import {productPage} from './product-page';
import {productWords} from './product-words';
import type {PlayerPage} from './types';

/** Everything that the page of the Player shows. */
export const playerPage = async (): Promise<PlayerPage> => {
	const {live, remote} = productWords('player');
	return {
		product: await productPage('player'),
		source: await liveSource(live.video),
		remote: remote && {...remote, demo: demoPreview(remote.video)},
	};
};
