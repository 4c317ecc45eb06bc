import {SEARCH_FORMAT, type TextFile, TITLES_PATH, type TitlesFile} from '../../../pipeline/search/format';
import {MAX_PER_GROUP, MAX_RESULTS, SNIPPET_WORDS} from '../limits';
import type {Retrieval, RetrievalRequest, SearchAnswer, SearchHit, SearchOptions} from '../types';
import {createEngine, type Engine} from './engine';

/** What the page asks; `frugal` readers are spared the second tier. */
export type WorkerRequest = {
	id: number;
	frugal: boolean;
	question?: {query: string; options: SearchOptions};
	/** Answered from titles alone only when the texts can't be had. */
	retrieval?: RetrievalRequest;
	/** How many popular pages. */
	popular?: number;
};

/** An answer to a request, or the news that from now on answers come from texts too. */
export type WorkerAnswer = ({id: number} & ({answer?: SearchAnswer | Retrieval | SearchHit[]} | {error: string})) | {improved: true};

/** With fewer results from titles alone, an answer waits for the texts that are on their way. */
const ENOUGH_TITLES = 5;

const read = async <T>(address: string, cache: RequestCache = 'default'): Promise<T> => {
	const response = await fetch(new URL(address, self.location.origin), {cache});
	if (!response.ok) {
		throw new Error(`${address} answered ${response.status}`);
	}

	return (await response.json()) as T;
};

const readTitles = async (cache?: RequestCache): Promise<TitlesFile> => {
	const titles = await read<TitlesFile>(TITLES_PATH, cache);
	if (titles.format !== SEARCH_FORMAT) {
		throw new Error(`The search index has format ${titles.format}, expected ${SEARCH_FORMAT}`);
	}

	return titles;
};

const readTexts = ({text}: TitlesFile): Promise<TextFile> =>
	read<TextFile>(new URL(text, new URL(TITLES_PATH, self.location.origin)).pathname);

/** The texts and the titles that belong to them: a deploy in between has taken the old texts away. */
const readBoth = async (titles: TitlesFile): Promise<[TitlesFile, TextFile]> => {
	try {
		return [titles, await readTexts(titles)];
	} catch {
		const fresh = await readTitles('reload');
		return [fresh, await readTexts(fresh)];
	}
};

/** Searches of the rehearsal, and how long their queries get. */
const REHEARSALS = 80;
const REHEARSED_LETTERS = 10;

/**
 * Asks for the beginnings of titles while nobody waits for an answer: browsers make code fast that has run some dozen
 * times, and the first letters of a reader are not to be those times.
 */
const rehearse = async (engine: Engine, {pages}: TitlesFile): Promise<void> => {
	const step = Math.max(1, Math.floor(pages.length / REHEARSALS));
	for (const [index, {title}] of pages.filter((_, at) => at % step === 0).entries()) {
		// Lets a question that has come meanwhile be answered first.
		await new Promise((resolve) => setTimeout(resolve));
		engine.search(title.slice(0, 1 + (index % REHEARSED_LETTERS)), {
			limit: MAX_RESULTS,
			perGroup: MAX_PER_GROUP,
			snippetWords: SNIPPET_WORDS,
		});
	}
};

let first: Promise<{titles: TitlesFile; engine: Engine}> | undefined;
let second: Promise<Engine> | undefined;
let complete: Engine | undefined;

/** What failed is tried again with the next question. */
const loadTitles = (): NonNullable<typeof first> => {
	first ??= readTitles().then(async (titles) => ({titles, engine: await createEngine(titles)}));
	first.catch(() => {
		first = undefined;
	});
	return first;
};

const loadTexts = (titles: TitlesFile): Promise<Engine> => {
	second ??= readBoth(titles).then(async ([fresh, texts]) => {
		complete = await createEngine(fresh, texts);
		self.postMessage({improved: true} satisfies WorkerAnswer);
		void rehearse(complete, fresh);
		return complete;
	});
	second.catch(() => {
		second = undefined;
	});
	return second;
};

const answer = async (request: WorkerRequest): Promise<SearchAnswer | Retrieval | SearchHit[] | undefined> => {
	const {titles, engine} = await loadTitles();
	const texts = complete || request.frugal ? undefined : loadTexts(titles);
	if (request.popular) {
		return engine.popular(request.popular);
	}

	if (request.retrieval) {
		const whole = complete ?? (await texts?.catch(() => undefined));
		return whole ? whole.retrieve(request.retrieval) : {...engine.retrieve(request.retrieval), isPartial: !request.frugal};
	}

	if (!request.question) {
		return undefined;
	}

	const {query, options} = request.question;
	const found = (complete ?? engine).search(query, options);
	// Without the texts the titles must do.
	const better = found.count < ENOUGH_TITLES ? await texts?.catch(() => 'lost' as const) : undefined;
	if (better === 'lost') {
		return {...found, isPartial: true};
	}

	return better ? better.search(query, options) : {...found, isPartial: texts !== undefined};
};

self.addEventListener('message', ({data}: MessageEvent<WorkerRequest>) => {
	answer(data).then(
		(found) => self.postMessage({id: data.id, ...(found ? {answer: found} : {})} satisfies WorkerAnswer),
		(error: unknown) => self.postMessage({id: data.id, error: String(error)} satisfies WorkerAnswer),
	);
});
