import {expect, test} from 'vitest';
import {typographic} from './typographic';

test.each([
	['It doesn\'t play "half" of it.', 'It doesn’t play “half” of it.'],
	['"Start today," the team ends ("soon").', '“Start today,” the team ends (“soon”).'],
	["Your users' videos and H.264's profile", 'Your users’ videos and H.264’s profile'],
	["'concurrency' cannot exceed 200; it's a limit", "'concurrency' cannot exceed 200; it’s a limit"],
	["Set 'h264' or 'vp8s' instead", "Set 'h264' or 'vp8s' instead"],
	['a " by itself', 'a " by itself'],
])('%s', (typed, set) => {
	expect(typographic(typed)).toBe(set);
});

test('after a link or code, a mark closes', () => {
	expect(typographic('" is what it says', 'x')).toBe('” is what it says');
	expect(typographic("'s result", 'x')).toBe('’s result');
});
