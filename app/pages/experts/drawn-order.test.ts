import {afterEach, describe, expect, it, vi} from 'vitest';
import {orderOfVisit, shuffle} from './drawn-order';
import {initials} from './initials';

afterEach(() => vi.unstubAllGlobals());

describe('order of the experts', () => {
	it('EXP-01 holds everybody exactly once', () => {
		for (const count of [0, 1, 2, 18]) {
			expect(shuffle(count).sort((a, b) => a - b)).toEqual(Array.from({length: count}, (_, index) => index));
		}
	});

	it('EXP-01 brings everybody to the front about equally often', () => {
		const firsts = new Array<number>(18).fill(0);
		for (let visit = 0; visit < 9000; visit++) {
			firsts[shuffle(18)[0] as number]! += 1;
		}

		// 500 are expected of each; 6 standard deviations either way.
		expect(Math.min(...firsts)).toBeGreaterThan(370);
		expect(Math.max(...firsts)).toBeLessThan(630);
	});

	it('EXP-01 is drawn once per visit', () => {
		vi.stubGlobal('window', {});
		expect(orderOfVisit(18)).toBe(orderOfVisit(18));
		expect(orderOfVisit(17)).toHaveLength(17);
	});

	it('EXP-01 is the one that the script of the page drew', () => {
		vi.stubGlobal('window', {expertOrder: [2, 0, 1]});
		expect(orderOfVisit(3)).toEqual([2, 0, 1]);
	});
});

describe('initials', () => {
	it.each([
		['Sam Bowen Hughes', 'SH'],
		['Mickaël Alves', 'MA'],
		['Ada', 'A'],
		['Ëlla Ångström', 'ËÅ'],
	])('takes the first letters of first and last word of %s', (name, letters) => expect(initials(name)).toBe(letters));
});
