import {isRecord} from '../../lib/is-record';
import {readStoredJson, store} from '../../lib/storage';

type Host = {url: string};
type Status = 'up' | 'down' | 'timed out';
type StoredState = {status: Status; lastUpdate: number};

const STORAGE_KEY = 'search-hosts';
const DOWN_FOR = 2 * 60 * 1000;

const readStates = (): Record<string, unknown> => readStoredJson(STORAGE_KEY, isRecord) ?? {};

const toState = (value: unknown): StoredState | undefined =>
	isRecord(value) && (value.status === 'down' || value.status === 'timed out') && typeof value.lastUpdate === 'number'
		? {status: value.status, lastUpdate: value.lastUpdate}
		: undefined;

/**
 * Remembers for two minutes which hosts of the provider failed, across pages. The client's own cache doesn't work (5.64): the key of a stored
 * failure includes the time of the request, so it's never found again.
 */
export const createHostStates = () => {
	const failed = new Map<string, StoredState>();
	const stateOf = (url: string): StoredState | undefined => toState(readStates()[url]) ?? failed.get(url);

	return {
		async get<T>(host: unknown, fallback: () => Promise<T>): Promise<T> {
			const state = stateOf((host as Host).url);
			if (!state) {
				return fallback();
			}

			const isOver = (): boolean => Math.abs(Date.now() - state.lastUpdate) > DOWN_FOR;
			return {...(host as Host), ...state, isUp: isOver, isTimedOut: () => state.status === 'timed out' && !isOver()} as T;
		},
		async set<T>(host: unknown, value: T): Promise<T> {
			const {url} = host as Host;
			const state = toState(value);
			if (state) {
				failed.set(url, state);
				store(STORAGE_KEY, JSON.stringify({...readStates(), [url]: state}));
			}

			return value;
		},
		async delete(host: unknown): Promise<void> {
			failed.delete((host as Host).url);
			store(STORAGE_KEY, JSON.stringify({...readStates(), [(host as Host).url]: undefined}));
		},
		async clear(): Promise<void> {
			failed.clear();
			store(STORAGE_KEY, null);
		},
	};
};
