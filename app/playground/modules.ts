/** Paths inside of the packages that code may import, in the order of the documentation. */
export const packageEntries: Record<string, readonly string[]> = {
	'@remotion/animation-utils': [''],
	'@remotion/captions': [''],
	'@remotion/fonts': [''],
	'@remotion/layout-utils': [''],
	'@remotion/media': [''],
	'@remotion/media-utils': [''],
	'@remotion/motion-blur': [''],
	'@remotion/noise': [''],
	'@remotion/paths': [''],
	'@remotion/shapes': [''],
	'@remotion/three': [''],
	'@remotion/zod-types': [''],
	zod: [''],
	three: [''],
	'@react-three/fiber': [''],
	'@remotion/transitions': ['', '/clock-wipe', '/fade', '/flip', '/iris', '/none', '/slide', '/wipe'],
};

/** What is always there, because the player needs it. */
const coreModules = ['react', 'react/jsx-runtime', 'remotion'] as const;

const packageOf = new Map(
	Object.entries(packageEntries).flatMap(([name, entries]) => entries.map((entry) => [name + entry, name] as const)),
);

/** The package that has to be loaded for an import; null for one that is always there, undefined for one that we do not have. */
export const packageFor = (specifier: string): string | null | undefined =>
	(coreModules as readonly string[]).includes(specifier) ? null : packageOf.get(specifier);

/** Packages whose script takes modules from another package's. */
export const packageNeeds: Record<string, readonly string[]> = {
	'@remotion/zod-types': ['zod'],
	'@react-three/fiber': ['three'],
	'@remotion/three': ['three', '@react-three/fiber'],
};

/** The script that renders to files, loaded by the frame itself when it is first asked for. Code can't import it. */
export const RENDERER = 'renderer';
