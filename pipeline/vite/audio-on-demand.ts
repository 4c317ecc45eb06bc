import type {Plugin} from 'vite';

const CREATION = /return new AudioContext\(\{/;

/** The source of `remotion`, creating its audio context on the first key or click: browsers keep an earlier one silent. */
export const audioOnDemand = (code: string): string => {
	if (!CREATION.test(code)) {
		throw new Error('remotion creates its audio context differently than before: adapt pipeline/vite/audio-on-demand.ts');
	}

	return code.replace(CREATION, 'if (!navigator.userActivation?.hasBeenActive) return null;\n$&');
};

/** Players begin by themselves and without sound: each would ask for an audio context, and the browser would complain of each. */
export const audioOnDemandPlugin = (): Plugin => ({
	name: 'audio-on-demand',
	transform: (code, id) => (/\/node_modules\/remotion\/dist\/esm\/index\.mjs/.test(id) ? audioOnDemand(code) : undefined),
});
