import path from 'node:path';
import type {Plugin} from 'vite';
import {slashed} from '../base/file-paths.ts';
import {repoDir} from '../base/site-dir.ts';

const OURS = slashed(path.join(repoDir, 'app/navigation/loading/preload-part.ts'));

/** Dynamic imports of the browser's build load what they need by `preloadPart`, which can be asked again, instead of by Vite's helper. */
export const preloadPartPlugin = (): Plugin => ({
	name: 'preload-part',
	apply: 'build',
	applyToEnvironment: ({name}) => name === 'client',
	transform: (_, id) =>
		id === '\0vite/preload-helper.js' ? `export {preloadPart as __vitePreload} from ${JSON.stringify(OURS)};` : undefined,
});
