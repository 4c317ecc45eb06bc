import {ASK_FORMAT, type PassagePage, passagesPath} from '../../../pipeline/assistant/format';
import {once, oncePerKey} from '../../lib/loading/once';
import {type EmbeddedProvider, getEmbedded} from '../../search/embedded/embedded';
import {hostRetrieve} from '../host-search';
import {type Assistant, type Exchange, STOPPED, UNREACHABLE} from '../types';
import {untilAborted} from '../until-aborted';
import {answerFromPages, type Findings, findPassages, type ReadPassages} from './assistant';

/** Finds the passages for a question. Rejects if the search can't be loaded. */
export type Find = (question: string, history: readonly Exchange[]) => Promise<Findings>;

/** Inside the panel's iframe, uses the search of the page around it: a second index would take the same memory again. */
const ask: EmbeddedProvider['retrieve'] = async (request) => ((await hostRetrieve()) ?? getEmbedded().retrieve)(request);

/** The pages that have passages: those with prose. */
const HAS_PASSAGES = /^\/(docs$|(docs|blog|learn|success-stories)\/)/;

const readPassages: ReadPassages = oncePerKey(async (path) => {
	if (!HAS_PASSAGES.test(path)) {
		return undefined;
	}

	// All of these pages have passages, so anything else, such as a captive portal's page, is an error.
	const response = await fetch(passagesPath(path));
	if (!response.ok || !response.headers.get('content-type')?.includes('json')) {
		throw new Error(`The passages of ${path} answered ${response.status}`);
	}

	const page = (await response.json()) as PassagePage;
	if (page.format !== ASK_FORMAT) {
		throw new Error(`The passages of ${path} have format ${page.format}, expected ${ASK_FORMAT}`);
	}

	return page;
});

/** Prepares for the first question. Resolves when the search has loaded the texts, because a retrieval, even an empty one, waits for them. */
export const preload = once(() => ask({clues: [], text: '', limit: 0}));

/** Finds the passages for a question, once the texts have loaded. */
export const find: Find = async (question, history) => {
	await preload();
	return findPassages(question, history, {ask, readPassages});
};

/** Creates an assistant that quotes the pages of this site. Contacts no other host. */
export const createAssistant = (): Assistant => ({
	async ask(question, history, {signal}) {
		try {
			return answerFromPages(await untilAborted(find(question, history), signal));
		} catch {
			return signal.aborted ? STOPPED : UNREACHABLE;
		}
	},
});
