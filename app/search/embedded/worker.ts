import {SEARCH_FORMAT, type TextFile, TITLES_PATH, type TitlesFile} from '../../../pipeline/search/format';
import {MAX_PER_GROUP, MAX_RESULTS, SNIPPET_WORDS} from '../limits';
import type {Retrieval, RetrievalRequest, SearchAnswer, SearchHit, SearchOptions} from '../types';
import {createEngine, type Engine} from './engine';
import {pause} from './slices';

type Question = {query: string; options: SearchOptions};
type Answered = SearchAnswer | Retrieval | SearchHit[] | undefined;

/** What the page asks; `frugal` readers are spared the second tier. */
export type WorkerRequest = {
	id: number;
	frugal: boolean;
	question?: Question;
	/** Answered from titles alone only when the texts can't be had. */
	retrieval?: RetrievalRequest;
	/** How many popular pages. */
	popular?: number;
};

/** An answer to a request, or the news that from now on answers come from texts too. */
export type WorkerAnswer = ({id: number} & ({answer?: Answered} | {error: string})) | {improved: true};

/** With fewer results from pages alone, an answer waits for their sections, and from titles alone for the texts that are on their way. */
const ENOUGH_TITLES = 5;

const request = async (address: string, cache: RequestCache = 'default'): Promise<Response> => {
	const response = await fetch(new URL(address, self.location.origin), {cache});
	if (!response.ok) {
		throw new Error(`${address} answered ${response.status}`);
	}

	return response;
};

const readTitles = async (cache?: RequestCache): Promise<TitlesFile> => {
	const response = await request(TITLES_PATH, cache);
	const titles = (await response.json()) as TitlesFile;
	if (titles.format !== SEARCH_FORMAT) {
		throw new Error(`The search index has format ${titles.format}, expected ${SEARCH_FORMAT}`);
	}

	return titles;
};

/** Asks for the texts at once and reads them when `ready` has settled: reading megabytes would hold up what comes first. */
const readTexts = async ({text}: TitlesFile, ready: Promise<void>): Promise<TextFile> => {
	const response = await request(new URL(text, new URL(TITLES_PATH, self.location.origin)).pathname);
	await ready;
	return (await response.json()) as TextFile;
};

/** The texts and the titles that belong to them: a deploy in between has taken the old texts away. */
const readBoth = async (titles: TitlesFile, ready: Promise<void>): Promise<[TitlesFile, TextFile]> => {
	try {
		return [titles, await readTexts(titles, ready)];
	} catch {
		const fresh = await readTitles('reload');
		return [fresh, await readTexts(fresh, ready)];
	}
};

/** Searches of the rehearsal, and how long their queries get. */
const REHEARSALS = 80;
const REHEARSED_LETTERS = 10;

/** Milliseconds without a question after which nobody is typing. */
const RESTED = 300;

let asked = 0;

const untilRested = (): number => asked + RESTED - performance.now();

/** Waits this many milliseconds, and then until nobody is typing: on few processors, work in the worker holds up the frames that show letters and results. */
const rested = async (milliseconds: number): Promise<void> => {
	for (let left = milliseconds; left > 0; left = untilRested()) {
		await new Promise((resolve) => setTimeout(resolve, left));
	}
};

/**
 * Asks for a phrase, which makes its index, and for the beginnings of titles while nobody waits for an answer: browsers make
 * code fast that has run some dozen times, and the first letters of a reader are not to be those times.
 */
const rehearse = async (engine: Engine, {pages}: TitlesFile): Promise<void> => {
	await rested(RESTED);
	await engine.retrieve({clues: [], text: '', limit: 0});
	const step = Math.max(1, Math.floor(pages.length / REHEARSALS));
	for (const [index, {title}] of pages.filter((_, at) => at % step === 0).entries()) {
		// Lets a question that has come meanwhile be answered first.
		await pause();
		await rested(untilRested());
		await engine.search(title.slice(0, 1 + (index % REHEARSED_LETTERS)), {
			limit: MAX_RESULTS,
			perGroup: MAX_PER_GROUP,
			snippetWords: SNIPPET_WORDS,
		});
	}
};

type Tier = {titles: TitlesFile; engine: Engine};

let first: Promise<Tier> | undefined;
let second: Promise<Tier> | undefined;
let improvement: Promise<Engine> | undefined;
let complete: Engine | undefined;

/** What failed is tried again with the next question. */
const loadTitles = (): Promise<Tier> => {
	first ??= readTitles().then((titles) => ({titles, engine: createEngine(titles)}));
	first.catch(() => {
		first = undefined;
	});
	return first;
};

const loadTexts = (titles: TitlesFile, ready = Promise.resolve()): Promise<Tier> => {
	second ??= readBoth(titles, ready).then(([fresh, texts]) => ({titles: fresh, engine: createEngine(fresh, texts)}));
	second.catch(() => {
		second = undefined;
	});
	return second;
};

/** Makes the search in texts ready, after the one in titles: one answers soon, the other better. */
const makeComplete = async ({titles, engine}: Tier): Promise<Engine> => {
	const ready = engine.prepare();
	const whole = await loadTexts(titles, ready);
	await ready;
	await whole.engine.prepare();
	complete = whole.engine;
	// The index of titles is not asked again: its memory is free.
	first = Promise.resolve(whole);
	self.postMessage({improved: true} satisfies WorkerAnswer);
	void rehearse(complete, whole.titles);
	return complete;
};

/** What failed is tried again with the next question. */
const improve = (tier: Tier): Promise<Engine> => {
	improvement ??= makeComplete(tier);
	improvement.catch(() => {
		improvement = undefined;
	});
	return improvement;
};

/** From titles alone when the texts can't be had. */
const retrieve = async (request: RetrievalRequest, tier: Tier, isFrugal: boolean): Promise<Retrieval> => {
	// What has been loaded serves a frugal reader, too.
	const whole = isFrugal && !second ? undefined : await loadTexts(tier.titles).catch(() => undefined);
	return whole ? whole.engine.retrieve(request) : {...(await tier.engine.retrieve(request)), isPartial: !isFrugal};
};

const search = async ({query, options}: Question, {engine}: Tier, improving: Promise<Engine> | undefined): Promise<SearchAnswer> => {
	if (complete) {
		return complete.search(query, options);
	}

	// A frugal reader's answer is not asked for again.
	const early = improving && (await engine.glance(query, options));
	if (early && early.count >= ENOUGH_TITLES) {
		return {...early, isPartial: true};
	}

	const found = await engine.search(query, options);
	// Without the texts the titles must do.
	const better = found.count < ENOUGH_TITLES ? await improving?.catch(() => 'lost' as const) : undefined;
	if (better === 'lost') {
		return {...found, isPartial: true};
	}

	return better ? better.search(query, options) : {...found, isPartial: improving !== undefined};
};

const answer = async ({frugal, popular, question, retrieval}: WorkerRequest): Promise<Answered> => {
	const tier = await loadTitles();
	if (retrieval) {
		return retrieve(retrieval, tier, frugal);
	}

	const improving = frugal ? undefined : improve(tier);
	if (popular) {
		return tier.engine.popular(popular);
	}

	return question && search(question, tier, improving);
};

self.addEventListener('message', ({data}: MessageEvent<WorkerRequest>) => {
	asked = performance.now();
	answer(data).then(
		(found) => self.postMessage({id: data.id, ...(found ? {answer: found} : {})} satisfies WorkerAnswer),
		(error: unknown) => self.postMessage({id: data.id, error: String(error)} satisfies WorkerAnswer),
	);
});
