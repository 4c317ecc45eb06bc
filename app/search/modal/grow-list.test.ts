import {describe, expect, it} from 'vitest';
import type {SearchHit} from '../types';
import {growList} from './grow-list';

const hit = (objectID: string, lvl0: string): SearchHit => ({
	objectID,
	url: `/${objectID}`,
	type: 'lvl1',
	content: null,
	hierarchy: {lvl0},
	title: [],
	snippet: [],
});

const ids = (hits: readonly SearchHit[]): string => hits.map(({objectID}) => objectID).join(' ');

describe('SRC-09 a list that better answers have come for', () => {
	it.each([
		['keeps its order, whatever the better one is', 'c1 b1 a1', 'a1 b1 c1'],
		['takes further results of its last group, then of new groups', 'd1 c2 a1', 'a1 b1 c1 c2 d1'],
		['takes none of the groups above, which would push others down', 'a2 b2', 'a1 b1 c1'],
	])('SRC-09 %s', (_, fresh, expected) => {
		const list = (names: string): SearchHit[] => names.split(' ').map((name) => hit(name, name[0]!));
		expect(ids(growList(list('a1 b1 c1'), list(fresh)))).toBe(expected);
	});

	it('SRC-04 still has at most 20 results, 5 a group', () => {
		const names = (group: string, count: number): SearchHit[] =>
			Array.from({length: count}, (_, index) => hit(`${group}${index + 1}`, group));
		const others = [...'defghijk'].flatMap((group) => names(group, 1));
		const fresh = [...names('c', 5), hit('b8', 'b'), hit('b9', 'b'), ...others];
		const grown = growList([...names('a', 5), ...names('b', 4)], fresh);
		expect(grown).toHaveLength(20);
		expect(ids(grown)).toContain('b4 b8 c1 c2 c3 c4 c5 d1');
	});

	it('SRC-09 is the better one when nothing was shown', () => {
		expect(ids(growList([], [hit('a1', 'a')]))).toBe('a1');
	});
});
