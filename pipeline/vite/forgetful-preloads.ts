import type {Plugin} from 'vite';

/** What the helper of dynamic imports does, and what it does instead. */
const CHANGES: [done: RegExp, instead: string][] = [
	// A module that could not be fetched by `modulepreload` stays failed for the life of the page, one of a `preload` for the next try.
	[/const scriptRel = .*?\}\)\(\);/s, 'const scriptRel = "preload";'],
	[/const link = document\.createElement\("link"\);/, 'if (!isCss && !navigator.onLine) return;\n$&'],
	// A stylesheet that failed counted as loaded from then on: the part came back without its looks.
	[/(\(err\) => \{\s*)seen\[href\] = void 0;/, '$1delete seen[href];'],
	[/if \(e\.type === "error"\) rej\(/, 'if (e.type === "error") link.remove(), rej('],
	// The policy names scripts by their hash: no page has a nonce.
	[/const cspNonceMeta = .*?getAttribute\("nonce"\);/s, ''],
	[/if \(cspNonce\) link\.setAttribute\("nonce", cspNonce\);/, ''],
];

/** Vite's helper of dynamic imports, made to ask again for what failed while the network was gone. */
export const forgetPreloads = (code: string): string =>
	CHANGES.reduce((changed, [done, instead]) => {
		if (!done.test(changed)) {
			throw new Error('Vite preloads what a dynamic import needs differently than before: adapt pipeline/vite/forgetful-preloads.ts');
		}

		return changed.replace(done, instead);
	}, code);

/** Parts of a page that failed to load can be loaded later, with all that they need. */
export const forgetfulPreloadsPlugin = (): Plugin => ({
	name: 'forgetful-preloads',
	apply: 'build',
	applyToEnvironment: ({name}) => name === 'client',
	transform: (code, id) => (id === '\0vite/preload-helper.js' ? forgetPreloads(code) : undefined),
});
