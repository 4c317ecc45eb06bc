import {ASK_FORMAT, type PassagePage, passagesPath} from '../../../pipeline/assistant/format';
import {type EmbeddedProvider, getEmbedded} from '../../search/embedded/embedded';
import {hostRetrieve} from '../host-search';
import {type Assistant, type Exchange, STOPPED} from '../types';
import {untilAborted} from '../until-aborted';
import {answerFromPages, type Findings, findPassages, type ReadPassages} from './assistant';

/** Finds what the pages say. Fails when the search cannot be asked. */
export type Find = (question: string, history: readonly Exchange[]) => Promise<Findings>;

/** In the frame of the panel, the page around has the index already: a second one would take as much memory again. */
const ask: EmbeddedProvider['retrieve'] = async (request) => ((await hostRetrieve()) ?? getEmbedded().retrieve)(request);

/** Only pages of text have passages. */
const HAS_PASSAGES = /^\/(docs$|(docs|blog|learn|success-stories)\/)/;

/** Over when the search knows the texts of the pages and not only their titles: a search without words waits for that. */
let texts: Promise<unknown> | undefined;

const read: ReadPassages = async (path) => {
	if (!HAS_PASSAGES.test(path)) {
		return undefined;
	}

	// Each page of text has passages: whatever else arrives, also a page of the network itself, is a fault and not an answer.
	const response = await fetch(passagesPath(path));
	if (!response.ok || !response.headers.get('content-type')?.includes('json')) {
		throw new Error(`The passages of ${path} answered ${response.status}`);
	}

	const page = (await response.json()) as PassagePage;
	if (page.format !== ASK_FORMAT) {
		throw new Error(`The passages of ${path} have format ${page.format}, expected ${ASK_FORMAT}`);
	}

	return page;
};

const pages = new Map<string, ReturnType<ReadPassages>>();

const readOnce: ReadPassages = (path) => {
	const page = pages.get(path) ?? read(path);
	pages.set(path, page);
	page.catch(() => pages.delete(path));
	return page;
};

/** Gets everything ready for the first question. */
export const preload = (): Promise<unknown> => {
	texts ??= ask({clues: [], text: '', limit: 0});
	texts.catch(() => {
		texts = undefined;
	});
	return texts;
};

export const find: Find = async (question, history) => {
	await preload();
	return findPassages(question, history, {ask, readPassages: readOnce});
};

/** Answers in this tab from the pages of this site: no request leaves it. */
export const createAssistant = (): Assistant => ({
	async ask(question, history, {signal}) {
		try {
			return answerFromPages(await untilAborted(find(question, history), signal));
		} catch {
			return signal.aborted ? STOPPED : {kind: 'unreachable', sources: []};
		}
	},
});
