import {expect, it} from 'vitest';
import type {SearchHit} from '../types';
import {keepPlaces} from './keep-places';

const answer = (names: string, query = 'spring', group?: string) => ({
	query,
	group,
	hits: names.split(' ').map((objectID) => ({objectID}) as SearchHit),
});

const ids = ({hits}: {hits: SearchHit[]}): string => hits.map(({objectID}) => objectID).join(' ');

it.each([
	['what is shown keeps its place when more is found', 'c a d b', answer('a b'), 'a b c d'],
	['another query has a list of its own', 'c a', answer('a b', 'sprint'), 'c a'],
	['so has another section', 'c a', answer('a b', 'spring', 'Blog'), 'c a'],
	['the first answer is as it is', 'c a', undefined, 'c a'],
])('SRC-11 %s', (_, found, before, expected) => {
	expect(ids(keepPlaces(answer(found), before))).toBe(expected);
});
