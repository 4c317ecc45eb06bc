import {existsSync} from 'node:fs';
import {chromium} from '@playwright/test';
import {isMain} from '../../pipeline/base/is-main';
import {programSync} from '../../pipeline/base/programs';

/** The headless shell first: without the parts that only a window shows, pages take it about half of Chromium's time. */
const SYSTEM_PATHS = [
	'/usr/bin/chromium-headless-shell',
	'/usr/bin/chromium',
	'/usr/bin/chromium-browser',
	'/usr/bin/google-chrome',
	'/usr/bin/google-chrome-stable',
];

/** Path of an installed Chromium: `CHROMIUM_PATH`, the system's, or Playwright's own; nothing is installed. */
export const findBrowser = (env: NodeJS.ProcessEnv = process.env, exists: (file: string) => boolean = existsSync): string | undefined => {
	if (env.CHROMIUM_PATH) {
		if (!exists(env.CHROMIUM_PATH)) {
			throw new Error(`CHROMIUM_PATH is ${env.CHROMIUM_PATH}, but no file is there. Unset it or give the path of a Chromium.`);
		}

		return env.CHROMIUM_PATH;
	}

	return [...SYSTEM_PATHS, chromium.executablePath()].find((file) => file !== '' && exists(file));
};

const run = (command: string, args: string[]): boolean =>
	programSync(command, args, {
		stdin: 'ignore',
		stdout: 'inherit',
		stderr: 'inherit',
		env: {DEBIAN_FRONTEND: 'noninteractive'},
		reject: false,
	}).exitCode === 0;

const installPackage = (name: string): boolean => run('apt-get', ['install', '-y', '--no-install-recommends', name]);

const installFromDebian = (): boolean =>
	process.getuid?.() === 0 &&
	existsSync('/usr/bin/apt-get') &&
	run('apt-get', ['update']) &&
	(installPackage('chromium-headless-shell') || installPackage('chromium'));

const installFromPlaywright = (): boolean => run('playwright', ['install', '--with-deps', 'chromium']);

/** Path of a Chromium, installed first when none is there (Debian as root: apt-get; otherwise Playwright's download). */
export const ensureBrowser = async (): Promise<string> => {
	const found = findBrowser();
	if (found) {
		return found;
	}

	for (const install of [installFromDebian, installFromPlaywright]) {
		const installed = install() ? findBrowser() : undefined;
		if (installed) {
			return installed;
		}
	}

	throw new Error(
		[
			'No Chromium found, and neither apt-get (Debian, as root) nor `npx playwright install --with-deps chromium` could install one.',
			'Install Chromium or Chrome yourself and set CHROMIUM_PATH to its executable.',
		].join('\n'),
	);
};

if (isMain(import.meta.url)) {
	console.log(await ensureBrowser());
}
