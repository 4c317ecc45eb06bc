import path from 'node:path';
import type {Plugin} from 'vite';
import {repoDir} from '../base/site-dir';

/**
 * The version of the toolkit that the frame plays and renders with. It is installed beside the site's own as
 * `@playground/*`, because rendering in the browser needs a newer one, which would make every player of the site heavier.
 */
const inFrame = (id: string): string => id.replace(/^@remotion\//, '@playground/').replace(/^remotion(?=$|\/)/, '@playground/remotion');

const noSound = path.join(repoDir, 'pipeline/playground/no-sound.ts');

/** The renderer's telemetry, which is removed: these pages contact no other host. */
const usageReport = /var internalRegisterUsageEvent = async \(\{[\s\S]*?\n\};\n/;

const withoutUsageReport = (code: string): string => {
	const clean = code
		.replace(usageReport, "var internalRegisterUsageEvent = () => Promise.resolve({billable: false, classification: 'development'});\n")
		.replace('var HOST = "https://www.remotion.pro";', '');
	if (clean.includes('remotion.pro')) {
		throw new Error('@remotion/web-renderer reports its use in a way that pipeline/playground/frame-toolkit.ts does not know');
	}

	return clean;
};

/** Resolves the toolkit's packages to those of the frame, and leaves out what reports to others and what encodes sound. */
export const frameToolkit = (): Plugin => ({
	name: 'playground-toolkit',
	enforce: 'pre',
	resolveId(id) {
		if (/^@mediabunny\/(aac|flac|mp3)-encoder$/.test(id)) {
			return noSound;
		}

		// Each package has a copy of the ones it needs inside of itself: all of them must be one.
		return inFrame(id) === id ? undefined : this.resolve(inFrame(id), path.join(repoDir, 'package.json'), {skipSelf: true});
	},
	transform: (code, id) => (id.includes('@playground/web-renderer') ? withoutUsageReport(code) : undefined),
});
