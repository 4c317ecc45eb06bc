import {runInNewContext} from 'node:vm';
import {beforeEach, expect, test, vi} from 'vitest';

const config = vi.hoisted(() => ({
	colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true},
	announcementBar: {id: 'release', isCloseable: true},
}));
vi.mock('virtual:site-config', () => ({default: config}));
const {beforePaintScript} = await import('./before-paint');

/** The attributes of `<html>` that the script sets where this is stored, in a system that is light. */
const attributesWith = (stored: Record<string, string>): Record<string, string> => {
	const dataset = {};
	runInNewContext(beforePaintScript(), {
		document: {documentElement: {dataset}},
		localStorage: {getItem: (key: string) => stored[key] ?? null},
		matchMedia: () => ({matches: false}),
	});
	return dataset;
};

beforeEach(() => {
	config.colorMode.disableSwitch = false;
	config.announcementBar.isCloseable = true;
});

test('what the reader has chosen counts', () => {
	const stored = {'color-mode': 'dark', 'announcement-closed:release': '1'};
	expect(attributesWith(stored)).toEqual({theme: 'dark', themeChoice: 'dark', announcementClosed: ''});
});

test('a color mode from the time when there was a switch does not count', () => {
	config.colorMode.disableSwitch = true;
	expect(attributesWith({'color-mode': 'dark'})).toEqual({theme: 'light', themeChoice: 'system'});
});

test('an announcement that can no longer be closed is shown', () => {
	config.announcementBar.isCloseable = false;
	expect(attributesWith({'announcement-closed:release': '1'})).not.toHaveProperty('announcementClosed');
});
