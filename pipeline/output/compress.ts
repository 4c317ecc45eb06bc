import {createHash} from 'node:crypto';
import {statSync} from 'node:fs';
import {copyFile, mkdir, readFile, rm, utimes, writeFile} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {listFiles} from '../base/list-files';
import {inParallel} from '../base/parallel';
import {replaceFile} from '../base/replace-file';

const TEXT_FILES = /\.(html|data|md|txt|xml|json|js|mjs|css|svg|webmanifest|wasm)$/;
/** Files for programs. No reader waits for them, and Brotli's best quality takes six times as long to save a tenth of the bytes. */
const FOR_PROGRAMS = /\.(md|txt|xml)$/;
/** Pages and their data, which change with every deployment. Brotli's best quality takes three times as long to save a fortieth of the bytes, which pays off only for scripts and styles: those are kept for a year. */
const PAGES = /\.(html|data|json)$/;
/** Kept for a year, too, and large: every reader who searches waits for it. */
const SEARCH_INDEX = /[\\/]search[\\/][^\\/]+\.json$/;
const MIN_BYTES = 1024;
const KEEP_DAYS = 14;
/** More files than processors: one is read and written while another is compressed. Measured: a seventh less time. */
const AT_ONCE = 2 * availableParallelism();
const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** `settings` names what decides about the bytes, for the cache. */
type Encoding = {suffix: 'br' | 'gz'; settings: string; compress: (content: Buffer) => Promise<Buffer>};

const brotliQuality = (file: string): number => {
	if (FOR_PROGRAMS.test(file)) {
		return 9;
	}

	return PAGES.test(file) && !SEARCH_INDEX.test(file) ? 10 : 11;
};

const encodingsOf = (file: string, size: number): Encoding[] => {
	const quality = brotliQuality(file);
	// A window as large as the file: the default one makes quality 9 fill tables of 32 MB for each.
	const window = Math.min(Math.max(Math.ceil(Math.log2(size + 16)), 16), 22);
	// Measured: the second best saves 0.7 % of a page when it codes the ends of distances apart; the others save nothing.
	const postfix = quality === 10 ? 3 : 0;
	const params = {
		[constants.BROTLI_PARAM_QUALITY]: quality,
		[constants.BROTLI_PARAM_SIZE_HINT]: size,
		[constants.BROTLI_PARAM_LGWIN]: window,
		[constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
		[constants.BROTLI_PARAM_NPOSTFIX]: postfix,
	};
	return [
		{suffix: 'br', settings: `${quality}-${window}-${postfix}`, compress: (content) => brotli(content, {params})},
		{suffix: 'gz', settings: '9', compress: (content) => gz(content, {level: 9})},
	];
};

/**
 * Puts `.br` and `.gz` beside those of `files` that are texts of at least a kilobyte. What was compressed before comes from
 * `cacheDir`, keyed by content and settings, so that a second build compresses only what changed.
 */
export const compressFiles = async (files: readonly string[], cacheDir: string): Promise<void> => {
	await mkdir(cacheDir, {recursive: true});
	await inParallel(
		files.filter((file) => TEXT_FILES.test(file)),
		async (file) => {
			const content = await readFile(file);
			if (content.length < MIN_BYTES) {
				return;
			}
			const hash = createHash('sha256').update(content).digest('hex');
			for (const {suffix, settings, compress} of encodingsOf(file, content.length)) {
				const cached = path.join(cacheDir, hash.slice(0, 2), `${hash.slice(2, 40)}-${settings}.${suffix}`);
				const target = `${file}.${suffix}`;
				if (!(await copyCached(cached, target))) {
					await writeAndCache(cached, target, await compress(content));
				}
			}
		},
		AT_ONCE,
	);
};

/** Copies what was compressed before, and marks it as used. Returns whether there was any. */
const copyCached = async (cached: string, target: string): Promise<boolean> => {
	try {
		const now = new Date();
		await utimes(cached, now, now);
		await copyFile(cached, target);
		return true;
	} catch {
		return false;
	}
};

const writeAndCache = async (cached: string, target: string, content: Buffer): Promise<void> => {
	await writeFile(target, content);
	await replaceFile(cached, content);
};

/** Removes from the cache what no build has used for two weeks. */
export const pruneCompressed = async (cacheDir: string): Promise<void> => {
	const oldest = Date.now() - KEEP_DAYS * 24 * 60 * 60 * 1000;
	for (const file of listFiles(cacheDir)) {
		// Another build may share the cache, and have renamed or pruned what was listed here. Tens of thousands of files: waiting for
		// each takes several times as long as asking at once.
		const found = statSync(file, {throwIfNoEntry: false});
		if (found && found.mtimeMs < oldest) {
			await rm(file, {force: true});
		}
	}
};
