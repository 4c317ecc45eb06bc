import {isRecord} from '../lib/is-record';
import type {Hierarchy, Hit, HitType, Level} from './types';

/** The levels of titles, from page to innermost heading. */
export const LEVELS: readonly Level[] = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

const isLevel = (value: unknown): value is Level => LEVELS.some((level) => level === value);

const isText = (value: unknown): value is string => typeof value === 'string';

/** Validates a value from storage or a provider, and returns it as a hit with only the known fields; `undefined` if it isn't one. */
export const readHit = (value: unknown): Hit | undefined => {
	if (!isRecord(value) || !isText(value.objectID) || !isText(value.url) || !isRecord(value.hierarchy)) {
		return undefined;
	}

	const {hierarchy} = value;
	const levels = LEVELS.flatMap((level) => (isText(hierarchy[level]) && hierarchy[level] !== '' ? [[level, hierarchy[level]]] : []));
	const type: HitType = isLevel(value.type) ? value.type : 'content';
	const known: Hierarchy = {lvl0: isText(hierarchy.lvl0) ? hierarchy.lvl0 : '', ...Object.fromEntries(levels)};
	return {objectID: value.objectID, url: value.url, type, content: isText(value.content) ? value.content : null, hierarchy: known};
};

/** The level that has the title of a result. */
export const titleLevel = ({type, hierarchy}: Pick<Hit, 'type' | 'hierarchy'>): Level | 'lvl0' => {
	const own = type !== 'content' && hierarchy[type] ? type : undefined;
	return own ?? LEVELS.findLast((level) => hierarchy[level]) ?? 'lvl0';
};

/** The title of a result. */
export const titleOf = (hit: Pick<Hit, 'type' | 'hierarchy'>): string => hit.hierarchy[titleLevel(hit)] ?? '';

/** The titles above a result: of its page, then of the headings around it. */
export const parentsOf = (hit: Pick<Hit, 'type' | 'hierarchy'>): string[] => {
	const level = titleLevel(hit);
	return LEVELS.slice(0, level === 'lvl0' ? 0 : LEVELS.indexOf(level)).flatMap((above) => hit.hierarchy[above] ?? []);
};
