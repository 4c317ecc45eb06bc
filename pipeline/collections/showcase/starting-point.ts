import type {DemoPreview} from '../../demos/types';

/** `showcase-split-flap` as the name of a component: `SplitFlap`. */
export const componentName = (slug: string): string =>
	slug
		.split('-')
		.map((word) => word.charAt(0).toUpperCase() + word.slice(1))
		.join('');

/** What a source in the style of this project imports from. */
export const importedFrom = (source: string): string[] => [...source.matchAll(/\bfrom '([^']+)';/g)].map(([, specifier = '']) => specifier);

/** The packages beside `remotion` and React that modules are imported from, each once, without the path inside of it. */
export const extraPackages = (specifiers: readonly string[]): string[] => {
	const names = specifiers.map((specifier) => /^((?:@\w[\w-]*\/)?\w[\w.-]*)(?:\/|$)/.exec(specifier)?.[1] ?? '');
	return [...new Set(names)].filter((name) => !/^(?:|remotion|react|react-dom)$/.test(name)).sort();
};

type Described = Pick<DemoPreview['video'], 'width' | 'height' | 'fps' | 'durationInFrames' | 'defaultProps'>;

/** The root file of a project whose only composition is this video, with the same size, length and props as here. `module` exports it. */
export const rootFile = (
	slug: string,
	{width, height, fps, durationInFrames, defaultProps}: Described,
	module = `./${componentName(slug)}`,
): string => {
	const id = componentName(slug);
	// Not the name of something that is imported beside it.
	const name = id === 'Composition' ? 'Video' : id;
	// Written where the type of the props is known, so that a string may be one of several literals.
	const props = JSON.stringify(defaultProps, null, 2).replaceAll('\n', '\n    ');
	return [
		"import {Composition} from 'remotion';",
		`import ${name} from '${module}';`,
		'',
		'export const RemotionRoot: React.FC = () => (',
		'  <Composition',
		`    id="${id}"`,
		`    component={${name}}`,
		`    width={${width}}`,
		`    height={${height}}`,
		`    fps={${fps}}`,
		`    durationInFrames={${durationInFrames}}`,
		`    defaultProps={${props}}`,
		'  />',
		');',
	].join('\n');
};
