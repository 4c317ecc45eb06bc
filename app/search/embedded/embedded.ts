import {isFrugal} from '../../lib/connection';
import {createListeners} from '../../lib/listeners';
import type {Retrieval, RetrievalRequest, SearchAnswer, SearchHit, SearchProvider} from '../types';
import type {WorkerAnswer, WorkerRequest} from './worker';

type Waiting = {resolve: (answer: unknown) => void; reject: (error: Error) => void};

const NOTHING: SearchAnswer = {hits: [], count: 0};

/** A provider that can also retrieve sections for a question. */
export type EmbeddedProvider = SearchProvider & {retrieve(request: RetrievalRequest): Promise<Retrieval>};

let embedded: EmbeddedProvider | undefined;

/** The embedded engine: one worker with one index for the whole document. */
export const getEmbedded = (): EmbeddedProvider => {
	embedded ??= createProvider();
	return embedded;
};

/** Searches an index of this site in a worker. Contacts no other host. */
const createProvider = (): EmbeddedProvider => {
	let worker: Worker | undefined;
	let last = 0;
	const waiting = new Map<number, Waiting>();
	const {subscribe, notify} = createListeners();

	const giveUp = (): void => {
		worker?.terminate();
		worker = undefined;
		for (const {reject} of waiting.values()) {
			reject(new Error('The search could not start'));
		}

		waiting.clear();
	};

	const start = (): Worker => {
		const started = new Worker(new URL('./worker.ts', import.meta.url), {type: 'module'});
		started.addEventListener('error', giveUp);
		started.addEventListener('message', ({data}: MessageEvent<WorkerAnswer>) => {
			if ('improved' in data) {
				notify();
				return;
			}

			const promise = waiting.get(data.id);
			waiting.delete(data.id);
			if ('error' in data) {
				promise?.reject(new Error(data.error));
			} else {
				promise?.resolve(data.answer ?? NOTHING);
			}
		});
		return started;
	};

	const ask = <T extends SearchAnswer | Retrieval | SearchHit[]>(request: Omit<WorkerRequest, 'id' | 'frugal'>): Promise<T> =>
		new Promise((resolve, reject) => {
			worker ??= start();
			last++;
			waiting.set(last, {resolve: (answer) => resolve(answer as T), reject});
			worker.postMessage({id: last, frugal: isFrugal(), ...request} satisfies WorkerRequest);
		});

	return {
		preload() {
			// If this fails, the first search tries again and reports it.
			ask({}).catch(() => {});
		},
		search: (query, options) => ask({question: {query, options}}),
		popular: (popular) => ask({popular}),
		retrieve: (retrieval) => ask({retrieval}),
		onImproved: subscribe,
	};
};
