import {ASK_FORMAT, type PassagePage, passagesPath} from '../../../pipeline/ask/format';
import {createProvider} from '../../search/providers/embedded';
import type {Assistant, Exchange} from '../types';
import {answerFromPages, type Findings, findPassages, type ReadPassages} from './assistant';
import type {Search} from './retrieve';

/** Finds what the pages say. Fails when the search cannot be asked. */
export type Find = (question: string, history: readonly Exchange[]) => Promise<Findings>;

const provider = createProvider();

const search: Search = (query, limit, snippetWords) => provider.search(query, {limit, snippetWords});

const read: ReadPassages = async (path) => {
	const response = await fetch(passagesPath(path));
	// Pages that are no prose have none, and some hosts answer with a page of their own then.
	if (!response.ok || !response.headers.get('content-type')?.includes('json')) {
		return undefined;
	}

	const page = (await response.json()) as PassagePage;
	return page.format === ASK_FORMAT ? page : undefined;
};

const pages = new Map<string, ReturnType<ReadPassages>>();

const readOnce: ReadPassages = (path) => {
	const page = pages.get(path) ?? read(path);
	pages.set(path, page);
	page.catch(() => pages.delete(path));
	return page;
};

export const find: Find = (question, history) => findPassages(question, history, {search, readPassages: readOnce});

/** Gets the search ready for the first question. */
export const preload = (): void => provider.preload();

/** Answers in this tab from the pages of this site: nobody else is asked. */
export const createAssistant = (): Assistant => ({
	async ask(question, history) {
		try {
			return answerFromPages(await find(question, history));
		} catch {
			return {kind: 'unreachable', sources: []};
		}
	},
});
