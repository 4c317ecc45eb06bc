import {expect, test} from 'vitest';
import {untilAborted} from './until-aborted';

const never = new Promise<string>(() => {});

test('AI-03 what is stopped is over at once, also when it never ends by itself', async () => {
	const run = new AbortController();
	const work = untilAborted(never, run.signal);
	run.abort(new Error('stopped'));
	await expect(work).rejects.toThrow('stopped');
	await expect(untilAborted(never, run.signal)).rejects.toThrow('stopped');
});

test('AI-03 what is not stopped settles as it does', async () => {
	const {signal} = new AbortController();
	expect(await untilAborted(Promise.resolve('an answer'), signal)).toBe('an answer');
	await expect(untilAborted(Promise.reject(new Error('failed')), signal)).rejects.toThrow('failed');
});
