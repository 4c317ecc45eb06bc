/**
 * Completes a lock file with the optional platform packages that the registry in use does not carry.
 *
 * npm leaves an optional package it cannot fetch out of the lock file and then refuses that same lock file in
 * `npm ci`. An entry with version, system and processor is all `npm ci` needs to pass the package over, or to
 * install it where the platform fits and the registry has it. Run after every change of dependencies:
 * `npm run lock`.
 */
import {readFile, writeFile} from 'node:fs/promises';
import {helpFor} from '../pipeline/base/help';
import {isMain} from '../pipeline/base/is-main';

type Locked = {
	version?: string;
	os?: string[];
	cpu?: string[];
	libc?: string[];
	dev?: boolean;
	optional?: boolean;
	optionalDependencies?: Record<string, string>;
};

const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const PROCESSORS = ['arm64', 'arm', 'x64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32'];

/** What a platform package's name says about where it runs: `@rollup/rollup-linux-arm-gnueabihf`. */
export const platformOf = (name: string): Pick<Locked, 'os' | 'cpu' | 'libc'> => {
	const words = name.replace(/^@[^/]+\//, '').split('-');
	const system = words.find((word) => SYSTEMS.includes(word));
	const processor = words.find((word) => PROCESSORS.includes(word));
	const libc = words.some((word) => word.startsWith('musl')) ? 'musl' : words.some((word) => word.startsWith('gnu')) ? 'glibc' : undefined;
	return {
		...(processor ? {cpu: [processor]} : {}),
		...(libc && system === 'linux' ? {libc: [libc]} : {}),
		...(system ? {os: [system]} : {}),
	};
};

/** The entries that are missing from a lock file's `packages`, by path. */
export const missingEntries = (packages: Record<string, Locked>): Record<string, Locked> => {
	const missing: Record<string, Locked> = {};
	for (const [path, entry] of Object.entries(packages)) {
		for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
			const present = [`${path}/node_modules/${name}`, `node_modules/${name}`].some((place) => place in packages);
			if (present) {
				continue;
			}
			const platform = platformOf(name);
			if (!platform.cpu && !platform.os) {
				continue;
			}
			missing[`node_modules/${name}`] = {
				version: version.replace(/^[\^~]/, ''),
				...platform,
				...(entry.dev ? {dev: true} : {}),
				optional: true,
			};
		}
	}
	return missing;
};

const complete = async (file: string) => {
	const lock = JSON.parse(await readFile(file, 'utf8')) as {packages: Record<string, Locked>};
	const missing = missingEntries(lock.packages);
	const sorted = Object.entries({...lock.packages, ...missing}).sort(([a], [b]) => a.localeCompare(b, 'en'));
	await writeFile(file, `${JSON.stringify({...lock, packages: Object.fromEntries(sorted)}, null, 2)}\n`);
	console.log(`${file}: ${Object.keys(missing).length} platform packages added`);
};

if (isMain(import.meta.url)) {
	helpFor('Completes the lock files given with the platform packages that the registry in use does not carry.');
	for (const file of process.argv.slice(2)) {
		await complete(file);
	}
}
