import type {DemoPreview} from '../../demos/types';

/** `showcase-split-flap` as the name of a component: `SplitFlap`. */
export const componentName = (slug: string): string =>
	slug
		.split('-')
		.map((word) => word.charAt(0).toUpperCase() + word.slice(1))
		.join('');

/** The packages beside `remotion` and React that a source imports, each once, without the path inside of it. */
export const extraPackages = (source: string): string[] => {
	const names = [...source.matchAll(/\bfrom '((?:@[\w-]+\/)?[\w.-]+)(?:\/[\w./-]+)?';/g)].map(([, name = '']) => name);
	return [...new Set(names)].filter((name) => !/^(?:remotion|react|react-dom|\.{1,2})$/.test(name)).sort();
};

type Described = Pick<DemoPreview['video'], 'width' | 'height' | 'fps' | 'durationInFrames' | 'defaultProps'>;

/** The root file of a project whose only composition is this video, with the same size, length and props as here. */
export const rootFile = (slug: string, {width, height, fps, durationInFrames, defaultProps}: Described): string => {
	const name = componentName(slug);
	// Written where the type of the props is known, so that a text may stand for one of several.
	const props = JSON.stringify(defaultProps, null, 2).replaceAll('\n', '\n    ');
	return [
		"import {Composition} from 'remotion';",
		`import ${name} from './${name}';`,
		'',
		'export const RemotionRoot: React.FC = () => (',
		'  <Composition',
		`    id="${name}"`,
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
