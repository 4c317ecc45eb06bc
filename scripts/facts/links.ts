import {readFileSync} from 'node:fs';
import path from 'node:path';
import {pathFrom} from '../../pipeline/base/file-paths';
import {listFiles} from '../../pipeline/base/list-files';
import {toolkitPackages} from './packages';

/** A page of the documentation, perhaps with a heading, in a message or a comment. */
const link = /\bremotion\.dev(\/docs(?:\/[\w-]+(?:\.[\w-]+)*)*)\/?(#[\w-]+)?/g;

const isCode = (file: string): boolean => /\.(?:[cm]?js|d\.[cm]?ts)$/.test(file);

/** The 1,800 fonts, whose files are all alike. */
const isSingleFont = (file: string): boolean => /^(?:cjs|esm)\/[A-Z\d]/.test(file);

const linksOf = (dir: string): Set<string> => {
	const dist = path.join(dir, 'dist');
	const files = listFiles(dist).filter((file) => isCode(file) && !isSingleFont(pathFrom(dist, file)));
	return new Set(
		files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(link)]).map(([, page = '', heading = '']) => page + heading),
	);
};

/** The pages of the documentation that the packages name in messages and comments, with those packages. */
export const readLinks = (toolkitDir: string): Record<string, string[]> => {
	const packages = toolkitPackages(toolkitDir).flatMap(({name, dir}) => [...linksOf(dir)].map((to): [string, string] => [to, name]));
	const links: Record<string, string[]> = {};
	for (const [to, name] of packages.sort(([a], [b]) => (a < b ? -1 : 1))) {
		links[to] = [...(links[to] ?? []), name];
	}

	return links;
};
