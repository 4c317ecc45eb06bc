import {renderToStaticMarkup} from 'react-dom/server';
import {HighlightContext} from '../../../prose/code/code-figure';
import {createCommands} from '../../../prose/create/component';
import {PackageManagerTabs} from '../../../prose/package-managers/package-managers';
import {loadHighlighter} from '../../compiler/code/highlight';
import {firstWritten, written} from '../../content/words';
import {wordsFile} from '../../content/words-file';
import {demoPreview} from '../../demos/demo-preview';
import {liveSource} from '../../demos/live-source';
import {licenseWords} from '../license';
import {checkQuotes} from '../quotes';
import {siteCounts} from './counts';
import {HOME_FILE, homeWords} from './home-words';
import type {HomePage} from './types';

/** Tabs with the commands that create a project. `prefix` keeps the ids of several of them on one page apart. */
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
export const homePage = async (): Promise<HomePage> => {
	const {description, hero, proof, reasons, pieces, studio, rendering, app, stories, start, blog} = homeWords();
	const videos = [hero, reasons, ...pieces.items, studio, rendering, app].map(({video}) => video);
	const counts = siteCounts(videos);
	const quotes = stories.items.flatMap((story, index) =>
		'quote' in story ? [{path: story.path, quote: story.quote, field: ['stories', 'items', index, 'quote']}] : [],
	);
	const {path, text} = stories.quote;
	checkQuotes([{path, quote: text, field: ['stories', 'quote', 'text']}, ...quotes], wordsFile(HOME_FILE));
	return {
		description,
		hero: {lead: hero.lead, source: await liveSource(hero.video), actions: written(hero.actions), createHtml: await createHtml('create')},
		proof: {
			title: proof.title,
			// A site without templates doesn't say "0 templates".
			items: written(proof.items).flatMap(({count, ...item}) => (counts[count] > 0 ? [{...item, count: counts[count]}] : [])),
		},
		reasons: {...reasons, demo: demoPreview(reasons.video), docs: firstWritten([reasons.docs])},
		pieces: {
			...pieces,
			items: pieces.items.map(({video, docs, source, ...piece}) => ({
				...piece,
				demo: demoPreview(video),
				source: firstWritten(source ? [source] : []),
				docs: firstWritten(docs),
			})),
		},
		studio: {...studio, demo: demoPreview(studio.video), docs: firstWritten([studio.docs])},
		rendering: {
			...rendering,
			demo: demoPreview(rendering.video),
			places: rendering.places.map(({docs, ...place}) => ({...place, docs: firstWritten(docs)})),
		},
		app: {...app, demo: demoPreview(app.video), links: written(app.links)},
		stories: {...stories, items: written(stories.items)},
		license: licenseWords(),
		start: {...start, html: await createHtml('start'), cards: written(start.cards)},
		blog,
	};
};
