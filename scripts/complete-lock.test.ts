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
