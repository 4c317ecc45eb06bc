import {useSyncExternalStore} from 'react';
import {isRecord} from '../lib/is-record';
import {createListeners} from '../lib/listeners';
import {readStoredJson, store} from '../lib/storage';

/** Which categories the reader opened or closed, by sidebar id and labels. Kept for the session, including reloads. */
type OpenCategories = Record<string, boolean>;

const KEY = 'open-categories';
const isOpenCategories = (value: unknown): value is OpenCategories =>
	isRecord(value) && Object.values(value).every((open) => typeof open === 'boolean');

const none: OpenCategories = {};
let state: OpenCategories | null = null;
const {subscribe, notify} = createListeners();

const current = () => (state ??= readStoredJson(KEY, isOpenCategories, 'sessionStorage') ?? none);

/** Stores that a category was opened or closed. */
export function setCategoryOpen(key: string, open: boolean): void {
	if (current()[key] !== open) {
		state = {...current(), [key]: open};
		store(KEY, JSON.stringify(state), 'sessionStorage');
		notify();
	}
}

/** The stored choices. None on the server and in the first render. */
export function useOpenCategories(): OpenCategories {
	return useSyncExternalStore(subscribe, current, () => none);
}
