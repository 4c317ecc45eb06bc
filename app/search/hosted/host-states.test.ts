import {afterEach, describe, expect, it, vi} from 'vitest';
import {createHostStates} from './host-states';

type State = {isUp: () => boolean; isTimedOut: () => boolean};

const host = (lastUpdate: number) => ({url: 'a.example', accept: 'readWrite', protocol: 'https', status: 'up', lastUpdate});
const unknown = async () => undefined as State | undefined;

afterEach(() => {
	vi.useRealTimers();
});

describe('SRC-10 hosts that failed', () => {
	it.each([
		['down', false],
		['timed out', true],
	])('SRC-10 a host that is %s stays so for two minutes', async (status, isTimedOut) => {
		vi.useFakeTimers({now: 1_000_000});
		const states = createHostStates();
		await states.set(host(5), {...host(5), status, lastUpdate: Date.now()});
		const state = (await states.get({url: 'a.example'}, unknown))!;
		expect([state.isUp(), state.isTimedOut()]).toEqual([false, isTimedOut]);
		vi.setSystemTime(1_000_000 + 2 * 60 * 1000 + 1);
		expect([state.isUp(), state.isTimedOut()]).toEqual([true, false]);
	});

	it('SRC-10 a clock that was set back keeps no host down', async () => {
		vi.useFakeTimers({now: 10_000_000});
		const states = createHostStates();
		await states.set(host(5), {...host(5), status: 'down', lastUpdate: Date.now()});
		const state = (await states.get({url: 'a.example'}, unknown))!;
		vi.setSystemTime(1_000_000);
		expect(state.isUp()).toBe(true);
	});

	it('SRC-10 nothing is known of other hosts', async () => {
		const states = createHostStates();
		await states.set(host(5), {...host(5), status: 'down'});
		expect(await states.get({url: 'b.example'}, unknown)).toBeUndefined();
	});
});
