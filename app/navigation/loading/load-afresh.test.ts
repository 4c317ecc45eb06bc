import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {loadAfresh} from './load-afresh';

const assign = vi.fn();

beforeEach(() => {
	const stored = new Map<string, string>();
	const sessionStorage = {
		getItem: (key: string) => stored.get(key) ?? null,
		setItem: (key: string, value: string) => stored.set(key, value),
	};
	vi.stubGlobal('window', {sessionStorage, location: {pathname: '/', search: '', hash: '', assign}});
	vi.useFakeTimers({toFake: ['Date'], now: 10_000_000});
});
afterEach(() => {
	vi.unstubAllGlobals();
	vi.useRealTimers();
	assign.mockReset();
});

describe('BEH-03 a full load', () => {
	it.each([
		['at once', 10_000_001, false],
		['later', 10_010_000, true],
		['after the clock was set back', 5_000_000, true],
	])('BEH-03 of the same URL %s', (_, now, isTriedAgain) => {
		expect(loadAfresh('/docs#top')).toBe(true);
		vi.setSystemTime(now);
		expect(loadAfresh('/docs#top')).toBe(isTriedAgain);
		expect(assign).toHaveBeenCalledTimes(isTriedAgain ? 2 : 1);
	});
});
