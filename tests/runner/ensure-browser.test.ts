import {expect, test} from 'vitest';
import {findBrowser} from './ensure-browser';

const cases: [string, {env: Record<string, string>; there: string[]; found: string | undefined}][] = [
	['CHROMIUM_PATH wins', {env: {CHROMIUM_PATH: '/opt/c'}, there: ['/opt/c', '/usr/bin/chromium'], found: '/opt/c'}],
	[
		"the system's Chromium comes before Chrome",
		{env: {}, there: ['/usr/bin/google-chrome', '/usr/bin/chromium'], found: '/usr/bin/chromium'},
	],
	[
		'the headless shell comes before a Chromium with windows',
		{env: {}, there: ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'], found: '/usr/bin/chromium-headless-shell'},
	],
	['Chrome serves as well', {env: {}, there: ['/usr/bin/google-chrome'], found: '/usr/bin/google-chrome'}],
	['nothing is found where nothing is', {env: {}, there: [], found: undefined}],
];

test.each(cases)('%s', (_, {env, there, found}) => {
	expect(findBrowser(env, (file) => there.includes(file))).toBe(found);
});

test('a CHROMIUM_PATH that leads nowhere is named', () => {
	expect(() => findBrowser({CHROMIUM_PATH: '/nowhere'}, () => false)).toThrow('CHROMIUM_PATH is /nowhere');
});
