import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {isInside, pathFrom} from '../../../pipeline/base/file-paths';
import {listFiles} from '../../../pipeline/base/list-files';
import type {ToolkitPackage} from '../packages';

/** A bundle says from which file of the monorepo each of its parts came: `// src/spring/index.ts`. */
const ORIGIN = /^\/\/ ((?:\.\.\/[\w-]+\/)*src\/\S+\.tsx?)$/gm;

/** Finds the file of the toolkit's repository that a declaration was made from, e.g. `packages/core/src/spring/index.ts`. */
export type SourceOf = (declarations: string) => string | undefined;

/** Where a package lives on the web and in its repository, from its own `package.json`. */
const homeOf = (dir: string): {repository: string; folder: string} | undefined => {
	const {repository} = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as {repository?: {url?: string}};
	const match = /^(https:\/\/github\.com\/[^/]+\/[^/]+)\/tree\/main\/(.+)$/.exec(repository?.url ?? '');
	return match ? {repository: match[1]!, folder: match[2]!} : undefined;
};

const originsIn = (dir: string, folder: string): string[] =>
	listFiles(path.join(dir, 'dist'))
		.filter((file) => /\.m?js$/.test(file))
		.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(ORIGIN)])
		.map(([, origin]) => path.posix.join(folder, origin!));

/** The root of a release in the toolkit's repository, as a URL that file names are appended to. */
export const repositoryAt = ({dir, version}: ToolkitPackage): string | undefined => {
	const home = homeOf(dir);
	return home && `${home.repository}/blob/v${version}/`;
};

/**
 * Reads the shipped files of packages for what proves where a declaration came from: the origins in bundles or, where a
 * package is compiled file by file, the JavaScript beside the declaration, which imports React's runtime if it was JSX.
 */
export const readSources = (packages: ToolkitPackage[]): SourceOf => {
	const homes = packages.flatMap(({dir}) => {
		const folder = homeOf(dir)?.folder;
		return folder === undefined ? [] : [{dir, folder}];
	});
	const origins = new Set(homes.flatMap(({dir, folder}) => originsIn(dir, folder)));
	return (declarations) => {
		const home = homes.find(({dir}) => isInside(dir, declarations));
		const built = home && pathFrom(home.dir, declarations).replace(/\.d\.ts$/, '');
		if (!home || !built?.startsWith('dist/')) {
			return undefined;
		}
		const stem = path.posix.join(home.folder, 'src', built.replace(/^dist\/(?:cjs\/|esm\/)?/, ''));
		const proven = [`${stem}.ts`, `${stem}.tsx`].find((file) => origins.has(file));
		const compiled = path.join(home.dir, `${built}.js`);
		if (proven !== undefined || !existsSync(compiled)) {
			return proven;
		}
		return readFileSync(compiled, 'utf8').includes('react/jsx-runtime') ? `${stem}.tsx` : `${stem}.ts`;
	};
};
