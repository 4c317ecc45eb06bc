import {describe, expect, it} from 'vitest';
import {nextChoice, parseChoice, resolveMode, setColorMode} from './color-mode';

describe('CLR-01 the color mode', () => {
	it.each([
		[null, 'light'],
		['light', 'dark'],
		['dark', null],
	] as const)('CLR-01 with the system respected %s is followed by %s', (choice, next) => {
		expect(nextChoice(choice, 'light', true)).toBe(next);
	});

	it.each([
		['light', 'dark'],
		['dark', 'light'],
	] as const)('CLR-01 without the system %s is followed by %s', (shown, next) => {
		expect(nextChoice(null, shown, false)).toBe(next);
	});

	it.each([
		[null, true, true, 'dark'],
		[null, false, true, 'light'],
		[null, true, false, 'light'],
		['dark', false, true, 'dark'],
	] as const)('CLR-01 choice %s, dark system %s, respected %s: %s', (choice, systemIsDark, respected, mode) => {
		expect(resolveMode(choice, systemIsDark, respected, 'light')).toBe(mode);
	});

	it.each([
		['light', 'light'],
		['dark', 'dark'],
		['"dark"', null],
		['', null],
		[null, null],
	] as const)('CLR-01 the stored text %s is the choice %s', (text, choice) => {
		expect(parseChoice(text)).toBe(choice);
	});

	it('CLR-01 an unexpected mode raises an error', () => {
		expect(() => setColorMode('sepia' as 'dark')).toThrow(/Unexpected color mode "sepia"/);
	});
});
