import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {missingEntries, platformOf} from './complete-lock';

test.each([
	['@biomejs/cli-android-arm64', {cpu: ['arm64'], os: ['android']}],
	['@rollup/rollup-linux-arm-gnueabihf', {cpu: ['arm'], libc: ['glibc'], os: ['linux']}],
	['@biomejs/cli-linux-x64-musl', {cpu: ['x64'], libc: ['musl'], os: ['linux']}],
	['@rollup/rollup-win32-x64-gnu', {cpu: ['x64'], os: ['win32']}],
	['fsevents', {}],
])('%s runs on %o', (name, platform) => {
	expect(platformOf(name)).toEqual(platform);
});

test('an optional platform package without an entry gets one, one with an entry keeps it', () => {
	const packages = {
		'node_modules/tool': {dev: true, optionalDependencies: {'@tool/linux-x64': '1.0.0', '@tool/darwin-x64': '^1.0.0'}},
		'node_modules/@tool/linux-x64': {version: '1.0.0'},
	};
	expect(missingEntries(packages)).toEqual({
		'node_modules/@tool/darwin-x64': {version: '1.0.0', cpu: ['x64'], os: ['darwin'], dev: true, optional: true},
	});
});

test.each(['package-lock.json', 'toolkit/package-lock.json'])('%s says what the bytes of each package are', (file) => {
	type Entry = {integrity?: string; link?: boolean; optional?: boolean; os?: string[]; cpu?: string[]};
	const {packages} = JSON.parse(readFileSync(file, 'utf8')) as {packages: Record<string, Entry>};
	const open = Object.entries(packages).filter(([path, {integrity, link}]) => path !== '' && !link && !/^sha512-/.test(integrity ?? ''));
	// Programs for other platforms, which a partial registry does not carry, are written from their names.
	expect(open.filter(([, {optional, os, cpu}]) => !optional || (!os && !cpu)).map(([path]) => path)).toEqual([]);
});
