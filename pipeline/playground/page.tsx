import {renderToStaticMarkup} from 'react-dom/server';
import type {Sample} from '../../app/playground/assets/assets';
import {FIRST_DEMO} from '../../app/playground/files';
import {CodeFigure, HighlightContext} from '../../prose/code/code-figure';
import {listPieces} from '../collections/showcase/gallery';
import {loadHighlighter} from '../compiler/code/highlight';
import {readDemo} from '../demos/demos';
import {listSamples} from './samples';
import {sourceIds} from './sources';
import type {ExampleGroup} from './types';

/** Videos beside the showcase that are short to read, in the order of what one learns from them. */
const BASICS = [
	FIRST_DEMO,
	'api-interpolate',
	'api-spring',
	'api-sequence',
	'api-series',
	'api-transition-series',
	'api-noise-2d',
	'api-evolve-path',
	'api-star',
];

/** The examples to choose from, the files that they may use, and the first one's source for readers without scripts. */
export const getPlaygroundPage = async (): Promise<{examples: ExampleGroup[]; samples: Sample[]; sourceHtml: string}> => {
	const known = sourceIds();
	const basics = BASICS.filter((id) => known.includes(id)).map((id) => ({id, title: readDemo(id).title}));
	const pieces = listPieces().map(({title, demo}) => ({id: demo.id, title}));
	const highlight = await loadHighlighter(['tsx']);
	const sample = {code: readDemo(FIRST_DEMO).source.trimEnd(), language: 'tsx', title: 'index.tsx', marked: []};
	return {
		examples: [
			{label: 'Basics', examples: basics},
			{label: 'Showcase', examples: pieces},
		].filter(({examples}) => examples.length > 0),
		samples: listSamples(),
		sourceHtml: renderToStaticMarkup(
			<HighlightContext value={highlight}>
				<CodeFigure sample={sample} />
			</HighlightContext>,
		),
	};
};
