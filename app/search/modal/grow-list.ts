import {MAX_PER_GROUP, MAX_RESULTS} from '../limits';
import type {SearchHit} from '../types';

const groupOf = ({hierarchy}: SearchHit): string => hierarchy.lvl0;

/**
 * Adds better results to a list that the reader is looking at. What is shown stays in place, and new results come below it. New results for a
 * group above the last one are left out, because they would push others down. The limits of an answer apply to the whole list.
 */
export const growList = (shown: readonly SearchHit[], fresh: readonly SearchHit[]): SearchHit[] => {
	const last = shown.at(-1)?.hierarchy.lvl0;
	const known = new Set(shown.map(({objectID}) => objectID));
	const above = new Set(shown.map(groupOf).filter((group) => group !== last));
	const added = fresh.filter((hit) => !known.has(hit.objectID) && !above.has(groupOf(hit)));
	const room = MAX_PER_GROUP - shown.filter((hit) => groupOf(hit) === last).length;
	const ofLast = added.filter((hit) => groupOf(hit) === last).slice(0, Math.max(0, room));
	return [...shown, ...ofLast, ...added.filter((hit) => groupOf(hit) !== last)].slice(0, MAX_RESULTS);
};
