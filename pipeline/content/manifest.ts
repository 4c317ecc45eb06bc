import fs from 'node:fs';
import path from 'node:path';
import {cleanPath} from '../../app/navigation/clean-path';
import {parseTsv} from '../base/data/tsv';
import {sharedState} from '../base/shared-state';
import {contentDir} from '../base/site-dir';
import {typographic} from '../base/text/typographic';

/** One promised URL. Columns that a manifest does not have are empty strings. */
export type ManifestRow = {
	path: string;
	title: string;
	kind: string;
	sidebar: string;
	category: string;
	package: string;
	/** Exports that the page documents. */
	symbols: string[];
	/** What an editor should know about the row. */
	note: string;
};

/** The rows of a manifest. */
export const parseManifest = (text: string): ManifestRow[] =>
	parseTsv(text).map(
		({path: page = '', title = '', kind = '', sidebar = '', category = '', package: name = '', symbols = '', note = ''}) => ({
			path: cleanPath(page),
			title: typographic(title),
			kind,
			sidebar,
			category,
			package: name,
			symbols: symbols.split(',').filter(Boolean),
			note,
		}),
	);

const read = (name: string): ManifestRow[] => {
	const file = path.join(contentDir, 'manifest', name);
	return fs.existsSync(file) ? parseManifest(fs.readFileSync(file, 'utf8')) : [];
};

const state = sharedState('manifests', () => ({
	docs: new Map(read('docs-routes.tsv').map((row) => [row.path, row])),
	site: new Map(read('site-routes.tsv').map((row) => [row.path, row])),
}));

/** What `content/manifest/` promises, by path. Both are empty for a site without manifests. */
export const readManifests = (): {docs: Map<string, ManifestRow>; site: Map<string, ManifestRow>} => state.get();

/** The title that a manifest promises for a page, if it lists it. */
export const promisedTitle = (page: string): string | undefined => {
	const {docs, site} = readManifests();
	return (docs.get(page) ?? site.get(page))?.title;
};

/** The sidebar that the manifest gives a page, which wins when the page is in several. */
export const sidebarTag = (page: string): string | undefined => readManifests().docs.get(page)?.sidebar || undefined;

/** Forgets the manifests, for development. */
export const invalidateManifests = (): void => state.clear();
