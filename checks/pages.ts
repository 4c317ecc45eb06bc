import path from 'node:path';
import {parse} from 'yaml';
import {readText} from '../pipeline/base/data/read-text';
import {problemAt} from '../pipeline/base/data/yaml-with-lines';
import {pathFrom} from '../pipeline/base/file-paths';
import {listFiles} from '../pipeline/base/list-files';
import {pathOfFile} from '../pipeline/base/paths';
import {contentDir, videosDir} from '../pipeline/base/site-dir';
import {samplesDir} from '../pipeline/collections/products/product-words';
import {splitFrontMatter} from '../pipeline/content/front-matter';
import {type Finding, fileName} from './finding';

/** A file of samples by its name in findings. */
export type Source = {file: string; text: string};

/** An MDX file of `content/`, partials included, with the URL that its place would give it. */
export type PageSource = Source & {path: string; frontMatter: Record<string, unknown>};

const frontMatterOf = (text: string): Record<string, unknown> => {
	try {
		return parse(splitFrontMatter(text)?.yaml ?? '') ?? {};
	} catch {
		// The check of the front matter names the mistake; the others have nothing to say about such a page.
		return {};
	}
};

/** Makes a page of a file's text; `relative` is its path inside `content/`. */
export const toPage = (file: string, relative: string, text: string): PageSource => ({
	file,
	path: pathOfFile(relative),
	text,
	frontMatter: frontMatterOf(text),
});

/** A finding about a field of a page's front matter, on the line of that field. */
export const fieldFinding = ({file, text}: PageSource, path: readonly PropertyKey[], message: string): Finding => {
	const {line = 1, field} = problemAt(splitFrontMatter(text)?.yaml ?? '', path, message, {file, firstLine: 2});
	return {file, line, message: `field "${field}": ${message}`};
};

/** Paths from a folder, with slashes, of the files below it. */
const filesBelow = (dir: string, wanted: (relative: string) => boolean): string[] =>
	listFiles(dir)
		.map((file) => pathFrom(dir, file))
		.filter(wanted);

/** All pages of the site, sorted by file. */
export const readPages = (): PageSource[] =>
	filesBelow(contentDir, (entry) => entry.endsWith('.mdx')).map((relative) => {
		const absolute = path.join(contentDir, relative);
		return toPage(fileName(absolute), relative, readText(absolute));
	});

const readFiles = (folder: string, wanted: (entry: string) => boolean): Source[] =>
	filesBelow(folder, wanted).map((relative) => {
		const absolute = path.join(folder, relative);
		return {file: fileName(absolute), text: readText(absolute)};
	});

/** The sources of all demos, of which each is a folder, sorted by file. */
export const readDemos = (): Source[] => readFiles(videosDir, (entry) => /^[^_/][^/]*\/.*\.tsx?$/.test(entry));

/** Samples of the product pages, which are files because those pages aren't MDX. */
export const readProductSamples = (): Source[] => readFiles(samplesDir, (entry) => /\.tsx?$/.test(entry));
