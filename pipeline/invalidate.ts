import {invalidateIndex} from './content-index';
import {invalidateKnownPages} from './known-pages';
import {invalidateManifests} from './manifest';
import {invalidateSidebars} from './sidebars';

/**
 * Forgets what was read of the content, for development. With a file, what can be kept is kept. Compiled pages need
 * nothing: their cache notices every change by itself.
 */
export const invalidate = (file?: string): void => {
	if (file === undefined || file.endsWith('.tsv')) {
		invalidateManifests();
		invalidateIndex();
	} else {
		invalidateIndex(file);
	}

	invalidateKnownPages();
	invalidateSidebars();
};
