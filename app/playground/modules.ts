/** The packages that code can import, with their entry points. */
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

/** The modules that are always loaded, because the player needs them. */
const coreModules = ['react', 'react/jsx-runtime', 'remotion'] as const;

const packageOf = new Map(
	Object.entries(packageEntries).flatMap(([name, entries]) => entries.map((entry) => [name + entry, name] as const)),
);

/** The package to load for an import; null if it's always loaded, undefined if it isn't available. */
export const packageFor = (specifier: string): string | null | undefined =>
	(coreModules as readonly string[]).includes(specifier) ? null : packageOf.get(specifier);

/** The packages whose scripts need other packages. */
export const packageNeeds: Record<string, readonly string[]> = {
	'@remotion/zod-types': ['zod'],
	'@react-three/fiber': ['three'],
	'@remotion/three': ['three', '@react-three/fiber'],
};

/** The script that renders files. The iframe loads it when it's needed; code can't import it. */
export const RENDERER = 'renderer';
