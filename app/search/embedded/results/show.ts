import type {SearchAnswer, SearchOptions} from '../../types';
import type {Entry} from '../entries';
import {marksFor} from './highlight';
import {countGroups, toHit} from './hits';
import {overview} from './overview';

/** A ranked result: the index of its entry, and the words that it was found by. */
export type Result = {id: number; terms: string[]};

export type Show = (ranked: readonly Result[], words: readonly string[], options: SearchOptions) => SearchAnswer;

/** Returns a function that turns ranked results into an answer: the requested ones, with highlights, and the number in each group. */
export const createShow = (entries: readonly Entry[], groups: readonly string[]): Show => {
	const groupOf = ({id}: Result): string => groups[entries[id]!.page.group] ?? '';
	const pageOf = ({id}: Result): string => entries[id]!.page.path;
	return (ranked, words, {offset = 0, limit, perGroup, group, snippetWords}) => {
		const kept = group === undefined ? ranked : ranked.filter((result) => groupOf(result) === group);
		const shown = perGroup === undefined ? kept.slice(offset, offset + limit) : overview(kept, {limit, perGroup, groupOf, pageOf});
		const marks = marksFor(
			words,
			shown.flatMap(({terms}) => terms),
		);
		return {
			hits: shown.map((result) => toHit(entries[result.id]!, groupOf(result), marks, snippetWords)),
			count: kept.length,
			groups: countGroups(ranked.map(groupOf)),
		};
	};
};
