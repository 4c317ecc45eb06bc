import {expect, test, vi} from 'vitest';
import {STOPPED} from '../types';
import {createAssistant} from './browser';

vi.mock('../host-search', () => ({hostRetrieve: async () => () => new Promise(() => {})}));

test('AI-03 Stop ends a question that waits for the search', async () => {
	const run = new AbortController();
	const answer = createAssistant().ask('How do I fade in a title?', [], {signal: run.signal});
	run.abort();
	expect(await answer).toBe(STOPPED);
});
