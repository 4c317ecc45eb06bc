import {readStoredJson, store} from '../lib/storage';
import {readHit} from './hit';
import {MAX_FAVORITES, MAX_RECENT, MAX_RECENT_BESIDE_FAVORITES} from './limits';
import {localUrl} from './local-url';
import type {Hit} from './types';

/** The results that the reader has opened, the latest first, and those marked as favorites. */
export type SavedSearches = {recent: Hit[]; favorites: Hit[]};

const KEYS = {recent: 'search-recent', favorites: 'search-favorites'};

const read = (key: string, externalUrlRegex: string | undefined, limit: number): Hit[] =>
	(readStoredJson<unknown[]>(key, Array.isArray) ?? [])
		.flatMap((value) => {
			const hit = readHit(value);
			const url = hit && localUrl(hit.url, externalUrlRegex);
			return hit && url !== undefined ? [{...hit, url}] : [];
		})
		.slice(0, limit);

/** Reads the saved searches. Invalid entries are left out. */
export const readSaved = (externalUrlRegex?: string): SavedSearches => ({
	recent: read(KEYS.recent, externalUrlRegex, MAX_RECENT),
	favorites: read(KEYS.favorites, externalUrlRegex, MAX_FAVORITES),
});

/** Stores both lists. */
export const writeSaved = ({recent, favorites}: SavedSearches): void => {
	store(KEYS.recent, JSON.stringify(recent));
	store(KEYS.favorites, JSON.stringify(favorites));
};

const without = (hits: Hit[], {objectID}: Hit): Hit[] => hits.filter((hit) => hit.objectID !== objectID);
const has = (hits: Hit[], {objectID}: Hit): boolean => hits.some((hit) => hit.objectID === objectID);

const bare = ({objectID, url, type, hierarchy}: Hit): Hit => ({objectID, url, type, content: null, hierarchy});

/** Adds a result that the reader has opened, unless it's a favorite. */
export const addRecent = (saved: SavedSearches, hit: Hit): SavedSearches =>
	has(saved.favorites, hit) ? saved : {...saved, recent: [bare(hit), ...without(saved.recent, hit)].slice(0, MAX_RECENT)};

/** Moves a recent search to the favorites. */
export const addFavorite = (saved: SavedSearches, hit: Hit): SavedSearches => ({
	recent: without(saved.recent, hit),
	favorites: [bare(hit), ...without(saved.favorites, hit)].slice(0, MAX_FAVORITES),
});

/** Removes a search from both lists. */
export const remove = (saved: SavedSearches, hit: Hit): SavedSearches => ({
	recent: without(saved.recent, hit),
	favorites: without(saved.favorites, hit),
});

/** The recent searches to show. */
export const shownRecent = ({recent, favorites}: SavedSearches): Hit[] =>
	recent.slice(0, favorites.length > 0 ? MAX_RECENT_BESIDE_FAVORITES : MAX_RECENT);
