import {MAX_PER_GROUP, MAX_RESULTS} from '../limits';
import type {SearchHit} from '../types';

const groupOf = ({hierarchy}: SearchHit): string => hierarchy.lvl0;

/**
 * A list that better answers have come for while it is read: what is shown stays where it is, and what is new comes below it.
 * New results of a group above the last one wait for the next letter, since they would push others down. The limits of an answer
 * hold for both together.
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
