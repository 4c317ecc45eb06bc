import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {repoDir} from '../base/site-dir';

/** Everything that the compiler reaches. */
const folders = ['author-components', 'base', 'collections', 'compiler', 'config', 'content', 'demos', 'site'];

/** The first 16 hex digits of the SHA-256 of some bytes. */
export const hashOf = (...parts: (string | Buffer)[]): string => {
	const hash = crypto.createHash('sha256');
	for (const part of parts) {
		hash.update(part).update('\0');
	}

	return hash.digest('hex').slice(0, 16);
};

let compilerHash: string | undefined;

/** Changes whenever the page compiler or a library that it may use does. */
export const hashOfCompiler = (): string => {
	compilerHash ??= hashOf(
		...folders.flatMap((folder) => {
			const directory = path.join(repoDir, 'pipeline', folder);
			return fs
				.readdirSync(directory, {recursive: true, encoding: 'utf8'})
				.filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
				.sort()
				.map((name) => fs.readFileSync(path.join(directory, name)));
		}),
		fs.readFileSync(path.join(repoDir, 'package-lock.json')),
	);
	return compilerHash;
};
