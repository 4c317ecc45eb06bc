import {expect, test} from 'vitest';
import type {MachineState} from './use-drawn-state';
import {viewOf} from './view';

const hit = {objectID: '1'};
const state = (query: string, items: object[] | undefined, status = 'idle') =>
	({query, isOpen: true, status, collections: items ? [{source: {sourceId: 'hits'}, items}] : []}) as unknown as MachineState;
const answer = (query: string, count: number, failed = false) => ({query, seenGroups: [], answer: failed ? undefined : {hits: [], count}});

test.each([
	['saved searches before the machine starts', undefined, undefined, 'saved'],
	['saved searches for spaces', state('  ', undefined), answer('spring', 1), 'saved'],
	['nothing before the first answer', state('spring', undefined), undefined, undefined],
	['that it is loading, when the first answer is late', state('spring', undefined, 'stalled'), undefined, 'loading'],
	['the hits of the last query until the next are there', state('springs', [hit], 'stalled'), answer('spring', 1), 'hits'],
	['the failure rather than older hits', state('spring', [hit]), answer('spring', 0, true), 'failed'],
	['that nothing was found', state('spring', []), answer('spring', 0), 'nothing'],
	['nothing yet after a query without hits', state('springs', []), answer('spring', 0), undefined],
])('the panel shows %s', (_, machine, answered, shows) => expect(viewOf(machine, answered).shows).toBe(shows));

test('an answer to an older query is not the current one', () => {
	expect(viewOf(state('springs', [hit]), answer('spring', 1)).current).toBeUndefined();
	expect(viewOf(state('spring', [hit]), answer('spring', 1)).current?.answer?.count).toBe(1);
});
