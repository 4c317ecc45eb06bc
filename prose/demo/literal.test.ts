import {expect, it} from 'vitest';
import {toLiteral} from './literal';

it.each([
	['Fade', false, "'Fade'"],
	["It's", false, String.raw`'It\'s'`],
	[String.raw`C:\new`, false, String.raw`'C:\\new'`],
	["It's", true, "It's"],
	[0.5, false, '0.5'],
	[true, false, 'true'],
])('prints %j as code, bare: %j', (value, isBare, expected) => {
	expect(toLiteral(value, isBare)).toBe(expected);
});
