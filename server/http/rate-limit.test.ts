import {expect, test} from 'vitest';
import {createRateLimit} from './rate-limit';

test('AI-04 a client waits until its oldest visit is out of the window; asking how long counts nothing', () => {
	let time = 0;
	const limit = createRateLimit(2, 60_000, () => time);
	limit.count('a');
	time = 20_000;
	limit.count('a');
	expect([limit.wait('a'), limit.wait('a'), limit.wait('b')]).toEqual([40, 40, 0]);
	expect([limit.wait('a', 2), limit.wait('a', 3)]).toEqual([60, 60]);
	time = 60_000;
	expect(limit.wait('a')).toBe(0);
	expect(limit.wait('a', 2)).toBe(20);
});

test('AI-04 the clients that came longest ago are forgotten first', () => {
	const limit = createRateLimit(1, 60_000, () => 0);
	limit.count('first');
	for (let client = 0; client < 9999; client++) {
		limit.count(String(client));
	}

	expect(limit.wait('first')).toBe(60);
	limit.count('one more');
	expect([limit.wait('first'), limit.wait('0')]).toEqual([0, 60]);
});
