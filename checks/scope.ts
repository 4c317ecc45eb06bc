import {existsSync} from 'node:fs';
import path from 'node:path';
import {repoDir} from '../pipeline/base/site-dir';
import {type Finding, fileName} from './finding';
import {type PageSource, readDemos, readPages, readProductSamples, type Source} from './pages';

/** What a run of the checks looks at: everything, of which `wants` picks the files that were asked for. `demos` are all samples that are files. */
export type Scope = {pages: PageSource[]; demos: Source[]; wants: (file: string) => boolean};

/** A rule that the content keeps. It reports what it finds in the wanted files. */
export type Check = {name: string; run: (scope: Scope) => Promise<Finding[]>};

const resolveArgument = (argument: string): string => {
	const candidates = [path.resolve(argument), path.join(repoDir, argument)];
	const found = candidates.find((candidate) => existsSync(candidate));
	if (!found) {
		throw new Error(`${argument}: no such file or folder, expected one of content/ or videos/`);
	}

	return fileName(found);
};

/** Reads the content; with arguments (files or folders) the checks report only what is in them. */
export const loadScope = (args: string[] = []): Scope => {
	const wanted = args.map(resolveArgument);
	const wants = (file: string): boolean => wanted.length === 0 || wanted.some((start) => file === start || file.startsWith(`${start}/`));
	return {pages: readPages(), demos: [...readDemos(), ...readProductSamples()], wants};
};
