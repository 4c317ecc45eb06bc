import fs from 'node:fs';
import path from 'node:path';
import {cleanPath} from '../../app/navigation/clean-path';
import {readText} from '../base/data/read-text';
import {parseTsv, type TsvRow} from '../base/data/tsv';
import type {Problem} from '../base/problems';
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

const toRow = ({
	path: page = '',
	title = '',
	kind = '',
	sidebar = '',
	category = '',
	package: name = '',
	symbols = '',
	note = '',
}: TsvRow['cells']): ManifestRow => ({
	path: cleanPath(page),
	title: typographic(title),
	kind,
	sidebar,
	category,
	package: name,
	symbols: symbols.split(',').filter(Boolean),
	note,
});

/** A path of the site, or the one that stands for all unknown URLs. */
const PATH = /^(?:\/\S*|\*)$/;

type Manifests = {docs: Map<string, ManifestRow>; site: Map<string, ManifestRow>; problems: Problem[]};

const readAll = (): Manifests => {
	const problems: Problem[] = [];
	const known = new Set<string>();
	const read = (name: string): Map<string, ManifestRow> => {
		const file = path.join(contentDir, 'manifest', name);
		const rows = new Map<string, ManifestRow>();
		const table = fs.existsSync(file) ? parseTsv(readText(file)) : undefined;
		if (table && !['path', 'title'].every((name) => table.columns.includes(name))) {
			problems.push({file, line: 1, message: 'expected the names of the columns, path and title among them, with a tab after each'});
			return rows;
		}

		for (const {line, cells} of table?.rows ?? []) {
			const row = toRow(cells);
			if (!PATH.test(cells.path ?? '')) {
				const message = `expected a path such as /docs/spring, got "${cells.path ?? ''}" (a tab follows each cell)`;
				problems.push({file, line, field: 'path', message});
			} else if (known.has(row.path)) {
				problems.push({file, line, field: 'path', message: `a second row for ${row.path}, expected one for each page`});
			} else {
				known.add(row.path);
				rows.set(row.path, row);
			}
		}

		return rows;
	};
	return {docs: read('docs-routes.tsv'), site: read('site-routes.tsv'), problems};
};

const state = sharedState('manifests', readAll);

/** What `content/manifest/` promises, by path. Both are empty for a site without manifests. */
export const readManifests = (): Pick<Manifests, 'docs' | 'site'> => state.get();

/** Rows of the manifests that promise nothing: without a path, or for a page that has one already. */
export const manifestProblems = (): Problem[] => state.get().problems;

/** The title that a manifest promises for a page, if it lists it. */
export const promisedTitle = (page: string): string | undefined => {
	const {docs, site} = readManifests();
	return (docs.get(page) ?? site.get(page))?.title;
};

/** The sidebar that the manifest gives a page, which wins when the page is in several. */
export const sidebarTag = (page: string): string | undefined => readManifests().docs.get(page)?.sidebar || undefined;

/** Forgets the manifests, for development. */
export const invalidateManifests = (): void => state.clear();
