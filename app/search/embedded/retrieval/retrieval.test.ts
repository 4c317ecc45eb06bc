import {beforeAll, describe, expect, it, vi} from 'vitest';
import {fuse} from '../fusion';
import {isTelling, synonymsOf, withSynonyms} from '../lexicon';
import {queryWords} from '../words';
import {readClue} from './known-words';
import {createRetriever, type Retriever} from './retrieval';
import type {Findable} from './types';

const page = (title: string, text: string, {questions = [], phrases = [], standing = 1}: Partial<Findable> = {}): Findable => ({
	title,
	fields: [
		{text: title, weight: 5, usual: 4},
		{text, weight: 1, usual: 20},
		{text: questions.join(' '), weight: 4, usual: 10},
	],
	questions,
	phrases,
	standing,
});

const pages = [
	page('Volume', 'Fade a sound in and out, or duck it under speech.', {questions: ['How do I fade out the music?']}),
	page('Flickering', 'Images that load late flicker in a render.'),
	page('Launching', 'Failed to launch the browser process: libraries are missing.', {questions: ['Failed to launch the browser process']}),
	page('Processes', 'The process that the browser starts to launch a render has failed before.'),
	page('Old flickering', 'Images that load late flicker in a render.', {standing: 0.5}),
	page('Permissions', 'Not authorized to perform: a policy is missing.', {phrases: ['not authorized to perform']}),
	page('Waiting', 'Why a render waits.', {questions: ['Why was the handle of a blocked thread not cleared?']}),
	page('Textures', 'A video in a scene.', {phrases: ['Waiting for the texture of a video to be loaded from disk']}),
	page('Setup', 'From nothing to a render on Lambda.', {
		questions: ['How do I set up Lambda?', 'What is a still?', 'Do I need to know React before I start?'],
	}),
	page('Speed', 'Render frames in parallel tabs. A server with more cores draws more of them.', {
		questions: ['How can I make a render faster?', 'Why does my render take so long?'],
	}),
	page('Invoking', 'The lambda function to invoke, by its name.'),
	page('Edge', 'Rendering in Cloudflare Workers.'),
	page('<Sequence>', 'Play several videos one after another with useCurrentFrame().'),
	page('fadeOutMusic()', 'A helper for players.'),
	page('Layers', 'Boxes over each other.', {
		questions: [
			'Which element is on top?',
			'Can a box be behind the text of another one?',
			'Put the logo of my company in a corner of every clip',
			'Hide a box until it is needed in the last scene',
		],
	}),
	page('Logo sting', 'The logo of a company flies into a corner. Then the logo spins.'),
];

let retriever: Retriever;

const find = (text: string) =>
	retriever.find(
		queryWords(text)
			.filter(isTelling)
			.map((word) => ({word, alike: synonymsOf(word), weight: 1})),
		text,
	);
const best = (text: string): string | undefined => pages[find(text).ranked[0]?.id ?? -1]?.title;

describe('ASK-01 retrieval by any word', () => {
	beforeAll(async () => {
		retriever = await createRetriever(pages);
	});

	it.each([
		['My pictures keep flickering for some strange reason', 'Flickering'],
		['How can I make the audio quieter towards the end?', 'Volume'],
		['Why does my imge flcker?', 'Flickering'],
		['Error: Failed to launch the browser process! in a container', 'Launching'],
		['what does useCurrentFrame return', '<Sequence>'],
		['User is not authorized to perform: lambda:InvokeFunction', 'Permissions'],
		['Would it run on CloudFlare?', 'Edge'],
		['does it run on cloud flare', 'Edge'],
		['Which libraris are missing for the browsre?', 'Launching'],
	])('ASK-01 "%s" finds %s', (text, expected) => {
		expect(best(text)).toBe(expected);
	});

	it('ASK-01 knows which words the documents hold, and which ones are misspelled', () => {
		expect(find('flickring Mongolia sequence').known.map(({word, count, read}) => [word, count, read])).toEqual([
			['flickring', 2, 'flicker'],
			['mongolia', 0, undefined],
			['sequence', 1, undefined],
		]);
	});

	it('ASK-01 reads a word that no document holds as one that means the same, or as the end of two', async () => {
		const many = Array.from({length: 10}, (_, index) => page(`Background music ${index}`, 'A video with music.'));
		const {known} = (await createRetriever(many)).find(
			['vid', 'backgroundmusic'].map((word) => ({word, alike: synonymsOf(word), weight: 1})),
			'vid backgroundmusic',
		);
		expect(known.map(({read}) => read)).toEqual(['video', 'music']);
	});

	it('ASK-01 reads a word with two letters swapped, and measures a misspelled one before its ending is cut off', async () => {
		const many = Array.from({length: 10}, (_, index) => page(`Animate ${index}`, 'A video that moves.'));
		const asked = ['vidoe', 'animte', 'mvoes'].map((word) => ({word, alike: [], weight: 1}));
		const {known} = (await createRetriever(many)).find(asked, 'vidoe animte mvoes');
		expect(known.map(({read}) => read)).toEqual(['video', 'animat', 'mov']);
	});

	it('ASK-01 of claims that are about as similar, that of the page that is found first counts', async () => {
		const found = await createRetriever([
			page('Small clients', 'A client.', {questions: ['Trigger a render with a function on Vercel']}),
			page('Vercel functions', 'Render in Vercel functions.', {questions: ['Can I render in serverless functions of Vercel?']}),
			...Array.from({length: 10}, (_, index) => page(`Triggers ${index}`, 'Trigger a render on a serverless host.')),
		]);
		const clues = ['render', 'vercel', 'functions'].map((word) => ({word, alike: [], weight: 1}));
		expect(found.find(clues, 'Can I render on Vercel functions?').asked?.id).toBe(1);
	});

	it('ASK-01 a word that is asked for is no synonym of another one', () => {
		expect(withSynonyms(['embed', 'player']).map(({alike}) => alike)).toEqual([[], ['preview']]);
		expect(withSynonyms(['embed']).map(({alike}) => alike)).toEqual([['player']]);
	});

	it('ASK-01 a misspelled word has the synonyms of the one that it is taken for', async () => {
		const {find: findIn} = await createRetriever([page('Cameras', 'Take a picture.'), page('Files', 'Save an image.')]);
		expect(findIn([{word: 'picturre', alike: synonymsOf('picturre'), weight: 1}], 'picturre').ranked).toHaveLength(2);
	});

	it.each([
		['Failed to launch the browser process', 2],
		['My render in Docker says: Failed to launch the browser process! TROUBLESHOOTING', 2],
		['can I make music fade out', 0],
		['What does fadeOutMusic() do?', undefined],
		['Do I need to know React?', 8],
		['launch the browser process', 2],
		['the browser process', undefined],
		['How do I fade in a picture?', undefined],
		['music', undefined],
		['Setting up Remotion Lambda', 8],
		['setup of lambda', undefined],
		['still', undefined],
		['My render takes long on a server', 9],
		['My render takes long on a bicycle', undefined],
		['A server draws a render in parallel tabs', undefined],
		['My render takes long on a server, unlike Final Cut', undefined],
	])('ASK-01 "%s" is answered by the document that claims it: %s', (text, expected) => {
		expect(find(text).asked?.id).toBe(expected);
	});

	it('ASK-01 knows which share of a question is a phrase that a page is known by', () => {
		const share = (text: string): number | undefined => find(text).ranked.find(({id}) => pages[id]!.title === 'Permissions')?.phrased;
		expect(share('Not authorized to perform')).toBe(1);
		expect(share('It says: not authorized to perform an upload')).toBeCloseTo(22 / 36);
		expect(share('Perform what is not authorized')).toBeUndefined();
	});

	it('ASK-01 a document is raised by a claim that shares much of a question, unless it is about another tool', () => {
		const first = (question: string) => pages[find(question).ranked[0]!.id]!.title;
		expect(first('our company logo in a corner, small')).toBe('Layers');
		expect(first('company logo in a corner with CapCut')).toBe('Logo sting');
	});

	it('ASK-01 a claimed question yields to a longer phrase that another page is known by', () => {
		const claim = 'the handle of a blocked thread was not cleared';
		expect(find(claim).asked?.id).toBe(pages.findIndex(({title}) => title === 'Waiting'));
		expect(find(`"Waiting for the texture of a video to be loaded from disk": ${claim}`).asked).toBeUndefined();
	});

	it.each([
		['What does crf in renderMedia() do?', 1],
		['renderMedia crf', 1],
		['What is the crf?', undefined],
		['What does --crf do?', 3],
		['How do I render with a crf of 18 in renderMedia()?', 2],
		['renderMedia() was called and the render failed after some minutes with a strange message about the crf', undefined],
	])('ASK-01 "%s" asks for the section that it names with its page: %s', async (text, expected) => {
		const found = await createRetriever([
			page('renderMedia()', 'Renders a video.'),
			{...page('renderMedia()', 'The crf of the video.'), heading: 'crf'},
			page('Quality', 'A low crf.', {questions: ['How do I render with a crf of 18 in renderMedia()?']}),
			{...page('npx remotion render', 'The crf of the video.'), heading: '--crf'},
		]);
		expect(found.find([{word: 'crf', alike: [], weight: 1}], text).asked?.id).toBe(expected);
	});

	it('ASK-01 does not look for two words in a heap of letters', () => {
		const countOf = vi.fn(() => 0);
		const index = {countOf, tellingOf: () => 1, words: () => new Map<string, number>().entries(), each: () => undefined};
		expect(readClue({word: 'x'.repeat(4_000), alike: [], weight: 1}, [], index).read).toBeUndefined();
		expect(countOf.mock.calls.length).toBeLessThan(3);
	});

	it('ASK-01 finds nothing for nothing', () => {
		expect(find('').ranked).toEqual([]);
	});
});

describe('ASK-01 fusion', () => {
	it.each([
		['what both bring comes first', 1, ['a', 'b', 'c'], ['c', 'd'], 'c a d b'],
		['one alone keeps its order', 1, ['a', 'b'], [], 'a b'],
		['words that say nothing are a name', 0, ['a'], ['b'], 'a b'],
		['the exact search counts less with each word', 4, ['a', 'b'], ['c', 'd', 'e'], 'c d e a b'],
	])('ASK-01 %s', (_, words, exact, retrieved, expected) => {
		const found = (names: string[]) => names.map((name) => ({id: name.charCodeAt(0), terms: [name]}));
		expect(
			fuse(words, found(exact), found(retrieved))
				.map(({terms}) => terms[0])
				.join(' '),
		).toBe(expected);
	});
});
