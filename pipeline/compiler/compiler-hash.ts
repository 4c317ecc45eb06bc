import fs from 'node:fs';
import path from 'node:path';
import {componentFiles} from '../../prose/component-files';
import {hashOf} from '../base/hash';
import {importClosure} from '../base/import-closure';
import {repoDir} from '../base/site-dir';

const ENTRY = path.join(repoDir, 'pipeline', 'compiler', 'compile-page.ts');

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
