import fs from 'node:fs';
import path from 'node:path';
import {componentFiles} from '../../prose/component-files';
import {hashOf} from '../base/hash';
import {repoDir} from '../base/site-dir';

const ENTRY = path.join(repoDir, 'pipeline', 'compiler', 'compile-page.ts');
const relativeImport = /\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g;

const resolveFile = (base: string): string | undefined =>
	[base, `${base}.ts`, `${base}.tsx`].find((file) => /\.\w+$/.test(file) && fs.existsSync(file));

/** Every source file that some modules reach through relative imports, themselves included, in a stable order. */
const importClosure = (...entries: string[]): string[] => {
	const files = new Set(entries);
	for (const file of files) {
		for (const [, specifier = ''] of fs.readFileSync(file, 'utf8').matchAll(relativeImport)) {
			const found = resolveFile(path.resolve(path.dirname(file), specifier));
			if (found) {
				files.add(found);
			}
		}
	}

	return [...files].sort();
};

/** The sources of the page compiler. The registry finds author components by their place, which no import names. */
export const compilerFiles = (): string[] => importClosure(ENTRY, ...componentFiles());

let compilerHash: string | undefined;

/** Changes whenever the page compiler, an author component or a library that they may use does. */
export const hashOfCompiler = (): string => {
	compilerHash ??= hashOf(
		...compilerFiles().map((file) => fs.readFileSync(file)),
		fs.readFileSync(path.join(repoDir, 'package-lock.json')),
	);
	return compilerHash;
};
