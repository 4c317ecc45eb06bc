import {SEARCH_FORMAT, type TextFile, TITLES_PATH, type TitlesFile} from '../../../pipeline/search/format';
import {once} from '../../lib/loading/once';
import {MAX_PER_GROUP, MAX_RESULTS, SNIPPET_WORDS} from '../limits';
import type {Retrieval, RetrievalRequest, SearchAnswer, SearchHit, SearchOptions} from '../types';
import {createEngine, type Engine} from './engine';
import {pause} from './slices';

type Question = {query: string; options: SearchOptions};
type Answered = SearchAnswer | Retrieval | SearchHit[] | undefined;

/** A request from the page. For `frugal` readers, who save data, the texts aren't loaded. */
export type WorkerRequest = {
	id: number;
	frugal: boolean;
	question?: Question;
	/** Waits for the texts. Answered from titles only if they can't be loaded. */
	retrieval?: RetrievalRequest;
	/** The number of popular pages to return. */
	popular?: number;
};

/** The answer to a request, or a notification that the texts have been indexed, so the same searches have better answers. */
export type WorkerAnswer = ({id: number} & ({answer?: Answered} | {error: string})) | {improved: true};

/** With fewer results from pages, an answer waits for their sections. With fewer results from titles, it waits for the texts. */
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

/** Requests the texts at once, but parses them only when `ready` has resolved, because parsing megabytes blocks the worker. */
const readTexts = async ({text}: TitlesFile, ready: Promise<void>): Promise<TextFile> => {
	const response = await request(new URL(text, new URL(TITLES_PATH, self.location.origin)).pathname);
	await ready;
	return (await response.json()) as TextFile;
};

/** The texts, and the titles that belong to them. If the texts are gone after a deployment, both are loaded again. */
const readBoth = async (titles: TitlesFile, ready: Promise<void>): Promise<[TitlesFile, TextFile]> => {
	try {
		return [titles, await readTexts(titles, ready)];
	} catch {
		const fresh = await readTitles('reload');
		return [fresh, await readTexts(fresh, ready)];
	}
};

/** How many searches warm up the engine, and the length of their longest query. */
const REHEARSALS = 80;
const REHEARSED_LETTERS = 10;

/** Milliseconds without a request after which the reader has stopped typing. */
const RESTED = 300;

let asked = 0;

const untilRested = (): number => asked + RESTED - performance.now();

/** Waits this many milliseconds, and then until the reader has stopped typing. On slow devices, work in the worker delays the page, too. */
const rested = async (milliseconds: number): Promise<void> => {
	for (let left = milliseconds; left > 0; left = untilRested()) {
		await new Promise((resolve) => setTimeout(resolve, left));
	}
};

/**
 * Warms up the engine while nobody waits for an answer: builds the index for questions, and searches for the beginnings of titles, so that
 * the JavaScript engine has optimized the code before the reader types.
 */
const warmUp = async (engine: Engine, {pages}: TitlesFile): Promise<void> => {
	await rested(RESTED);
	await engine.retrieve({clues: [], text: '', limit: 0});
	const step = Math.max(1, Math.floor(pages.length / REHEARSALS));
	for (const [index, {title}] of pages.filter((_, at) => at % step === 0).entries()) {
		// Lets requests that have arrived in the meantime go first.
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

/** Searches titles only, and later, like `withTexts`, everything. */
let withTitles: Promise<Tier> | undefined;
let withTexts: Promise<Tier> | undefined;
let complete: Engine | undefined;

/** If this fails, the next request tries again. */
const loadTitles = (): Promise<Tier> => {
	withTitles ??= readTitles().then((titles) => ({titles, engine: createEngine(titles)}));
	withTitles.catch(() => {
		withTitles = undefined;
	});
	return withTitles;
};

const loadTexts = (titles: TitlesFile, ready = Promise.resolve()): Promise<Tier> => {
	withTexts ??= readBoth(titles, ready).then(([fresh, texts]) => ({titles: fresh, engine: createEngine(fresh, texts)}));
	withTexts.catch(() => {
		withTexts = undefined;
	});
	return withTexts;
};

/** Prepares the engine that searches texts. The one that only searches titles comes first, because it's ready sooner. */
const improve = once(async ({titles, engine}: Tier): Promise<Engine> => {
	const ready = engine.prepare();
	const whole = await loadTexts(titles, ready);
	await ready;
	await whole.engine.prepare();
	complete = whole.engine;
	// The index of titles isn't needed any more, so its memory can be freed.
	withTitles = Promise.resolve(whole);
	self.postMessage({improved: true} satisfies WorkerAnswer);
	void warmUp(complete, whole.titles);
	return complete;
});

/** Retrieves sections, from titles only if the texts can't be loaded. */
const retrieve = async (request: RetrievalRequest, tier: Tier, isFrugal: boolean): Promise<Retrieval> => {
	// Texts that are loaded already are used for a frugal reader, too.
	const whole = isFrugal && !withTexts ? undefined : await loadTexts(tier.titles).catch(() => undefined);
	return whole ? whole.engine.retrieve(request) : {...(await tier.engine.retrieve(request)), isPartial: !isFrugal};
};

const search = async ({query, options}: Question, {engine}: Tier, improving: Promise<Engine> | undefined): Promise<SearchAnswer> => {
	if (complete) {
		return complete.search(query, options);
	}

	// Not for frugal readers, whose answers don't improve later.
	const early = improving && (await engine.glance(query, options));
	if (early && early.count >= ENOUGH_TITLES) {
		return {...early, isPartial: true};
	}

	const found = await engine.search(query, options);
	// If the texts can't be loaded, the titles have to do.
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
