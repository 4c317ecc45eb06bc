import {renderToStaticMarkup} from 'react-dom/server';
import {createCommands} from '../../prose/create/component';
import {PackageManagerTabs} from '../../prose/package-managers/package-managers';
import {HighlightContext} from '../compiler/code/code-figure';
import {loadHighlighter} from '../compiler/code/highlight';
import {demoPreview} from '../demos/demo-preview';
import {liveSource} from '../demos/live-source';
import {pageExists} from '../site/addresses';

/** What can be built: a live piece each, the page with its source, and the page that explains it when it is written. */
const PIECES = [
	{
		id: 'showcase-year-in-review',
		title: 'Parameterized videos',
		text: 'One component, a video for each person, product or day. What differs are its props.',
		source: '/showcase/year-in-review',
		docs: ['/docs/parameterized-rendering'],
	},
	{
		id: 'showcase-captions',
		title: 'Captions',
		text: 'Words light up as they are spoken, from transcripts with timestamps.',
		source: '/showcase/captions',
		docs: ['/docs/captions'],
	},
	{
		id: 'showcase-audiogram',
		title: 'Audio',
		text: 'Trim, fade and mix sound, and draw what is heard.',
		source: '/showcase/audiogram',
		docs: ['/docs/audio/visualization', '/docs/using-audio'],
	},
	{
		id: 'showcase-data-story',
		title: 'Data',
		text: 'Fetch it before the first frame, and let the length follow from it.',
		source: '/showcase/data-story',
		docs: ['/docs/data-fetching'],
	},
	{
		id: 'showcase-charts-racing',
		title: 'Charts',
		text: 'SVG, canvas or your chart library: what React draws is a frame.',
		source: '/showcase/charts-racing',
		docs: ['/docs/animating-properties'],
	},
	{
		id: 'template-three',
		title: '3D',
		text: 'CSS in three dimensions, or React Three Fiber in sync with the frame.',
		source: '/templates/three',
		docs: ['/docs/three', '/docs/transforms'],
	},
	{
		id: 'transition-series',
		title: 'Transitions',
		text: 'Scenes in a series that slide, wipe and fade into each other.',
		source: '/docs/transitioning',
		docs: ['/docs/transitioning'],
	},
];

/** The places that render, in the words of the diagram; `id` is its prop. */
const PLACES = [
	{
		id: 'local',
		title: 'Your machine',
		text: 'From the Studio or with one command. Several frames are drawn at a time.',
		docs: ['/docs/render', '/docs/cli/render'],
	},
	{
		id: 'server',
		title: 'Your server',
		text: 'The same renderer as a Node.js library, in a container or a queue of yours.',
		docs: ['/docs/ssr', '/docs/renderer'],
	},
	{id: 'lambda', title: 'Lambda', text: 'Many functions render a few frames each, in your AWS account. One joins them.', docs: ['/lambda']},
	{
		id: 'cloudrun',
		title: 'Cloud Run',
		text: 'A service in your Google Cloud project that scales with the number of renders.',
		docs: ['/docs/cloudrun'],
	},
];

/** One fact of each success story. */
const STORIES = [
	{
		path: '/success-stories/typeframes',
		name: 'Typeframes',
		fact: 'Two people, no render servers',
		text: 'The Player previews the video that users type, Lambda renders it.',
	},
	{
		path: '/success-stories/github-unwrapped',
		name: 'GitHub Unwrapped',
		fact: 'A year on GitHub, as a video',
		text: 'One composition, and the statistics of a user as its props.',
	},
	{
		path: '/success-stories/makestories',
		name: 'MakeStories',
		fact: 'Ten slides within a minute',
		text: 'Web Stories of publishers become MP4 files for social media.',
	},
	{
		path: '/success-stories/yarx',
		name: 'YARX',
		fact: 'One video per participant',
		text: 'Personal videos of ski races and runs, from a backend in C#.',
	},
	{
		path: '/success-stories/shortvid',
		name: 'Shortvid',
		fact: 'From a meetup to a conference',
		text: 'Open-source templates whose videos ran on the screens of Devfest Nantes.',
	},
	{
		path: '/success-stories/a-million-dollars',
		name: 'Five products',
		fact: 'A million dollars a year',
		text: 'What five companies that build on Remotion report about their revenue.',
	},
];

/** Doors into the documentation by what a reader came for. */
const DOORS = [
	{
		path: '/docs/the-fundamentals',
		title: 'Understand it',
		text: 'Compositions, frames and the one rule that makes renders come out right.',
	},
	{path: '/templates', title: 'Start from a template', text: 'First videos, web apps with rendering, captions, music, 3D.'},
	{path: '/showcase', title: 'Look around', text: 'Compositions with their source, and what the community made.'},
	{path: '/docs/videos', title: 'Use footage', text: 'Embed, trim, speed up, cut and freeze videos.'},
	{path: '/docs/data-fetching', title: 'Feed it data', text: 'Props, schemas, data fetching and variable length.'},
	{path: '/experts', title: 'Hire an expert', text: 'Freelancers and studios that take on Remotion projects.'},
];

/** Where the hero leads. */
const ACTIONS = [
	{path: '/docs', title: 'Get started'},
	{path: '/docs/api', title: 'API reference'},
];

const firstWritten = (paths: string[]): string | undefined => paths.find(pageExists);

/** Commands that create a project, as the site's own tabs; `prefix` keeps the ids of several ones apart. */
const createHtml = async (prefix: string): Promise<string> => {
	const highlight = await loadHighlighter(['bash']);
	return renderToStaticMarkup(
		<HighlightContext value={highlight}>
			<PackageManagerTabs commands={createCommands()} />
		</HighlightContext>,
		{identifierPrefix: prefix},
	);
};

/** Everything that the home page shows, without links to pages that are not written yet. */
export const homePage = async () => ({
	hero: await liveSource('home-hero'),
	actions: ACTIONS.filter(({path}) => pageExists(path)),
	createHtml: await createHtml('create'),
	startHtml: await createHtml('start'),
	pieces: PIECES.map(({id, docs, source, ...piece}) => ({
		...piece,
		demo: demoPreview(id),
		source: firstWritten([source]),
		docs: firstWritten(docs),
	})),
	rendering: demoPreview('home-rendering'),
	places: PLACES.map(({docs, ...place}) => ({...place, docs: firstWritten(docs)})),
	card: {
		demo: demoPreview('showcase-product-card'),
		links: [
			{path: '/player', title: 'About the Player'},
			{path: '/showcase/product-card', title: 'Source of the card'},
		].filter(({path}) => pageExists(path)),
	},
	stories: STORIES.filter(({path}) => pageExists(path)),
	doors: DOORS.filter(({path}) => pageExists(path)),
});

export type HomePage = Awaited<ReturnType<typeof homePage>>;
