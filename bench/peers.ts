import {existsSync} from 'node:fs';
import path from 'node:path';
import {slashed} from '../pipeline/base/file-paths';

/** A built site to measure beside ours: the folder that a static host would serve. */
export type Peer = {name: string; dir: string};

/**
 * Parses a peer on the command line: `DIR` or `NAME=DIR`. By default, the name is the last part of the path that isn't a usual
 * name for build output. Throws for a folder without a home page or docs.
 */
export const parsePeer = (argument: string): Peer => {
	const [, given, folder = ''] = /^(?:(\w[\w. -]*)=)?(.+)$/.exec(argument) ?? [];
	const dir = path.resolve(folder);
	if (!existsSync(path.join(dir, 'index.html')) && !existsSync(path.join(dir, 'docs'))) {
		throw new Error(`${argument}: ${dir} is no built site. Expected an index.html or a folder "docs" in it.`);
	}

	const parts = slashed(dir)
		.split('/')
		.filter((part) => !/^(build|client|dist|docs|\.vitepress)$/.test(part));
	return {name: given ?? parts.at(-1) ?? dir, dir};
};
