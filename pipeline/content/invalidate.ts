import {forgetDerived} from '../base/shared-state';
import {invalidateIndex} from './content-index';
import {invalidateManifests} from './manifest';

/**
 * Forgets what was read of the content, for development. With a file, what can be kept is kept. Compiled pages need
 * nothing: their cache notices every change by itself.
 */
export const invalidate = (file?: string): void => {
	const isManifest = file?.endsWith('.tsv');
	if (isManifest || file === undefined) {
		invalidateManifests();
	}
	if (invalidateIndex(isManifest ? undefined : file)) {
		forgetDerived();
	}
};
