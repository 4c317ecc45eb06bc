import fs from 'node:fs';
import path from 'node:path';
import {normalizePath} from '../base/paths';
import {sharedState} from '../base/shared-state';
import {contentDir} from '../base/site-dir';

const manifest = path.join(contentDir, 'manifest', 'docs-routes.tsv');

type SymbolPages = {byPackage: Map<string, string>; byName: Map<string, Set<string>>};

const readManifest = (): SymbolPages => {
	const pages: SymbolPages = {byPackage: new Map(), byName: new Map()};
	const [header = '', ...lines] = fs.existsSync(manifest) ? fs.readFileSync(manifest, 'utf8').split(/\r?\n/) : [];
	const columns = header.split('\t');
	for (const line of lines.filter(Boolean)) {
		const cell = (name: string): string => line.split('\t')[columns.indexOf(name)] ?? '';
		const page = normalizePath(cell('path'));
		for (const symbol of cell('symbols').split(',').filter(Boolean)) {
			const key = `${cell('package')}#${symbol}`;
			if (!pages.byPackage.has(key)) {
				pages.byPackage.set(key, page);
				pages.byName.set(symbol, new Set([...(pages.byName.get(symbol) ?? []), page]));
			}
		}
	}

	return pages;
};

const state = sharedState('symbol-pages', readManifest);

/** The manifest, for pages to depend on. */
export const symbolManifest = manifest;

/** The page that documents an export, seen from a package: that package's own first, then one that nobody else has. */
export const pageOfSymbol = (name: string, packageName: string): string | undefined => {
	const {byPackage, byName} = state.get();
	const own = byPackage.get(`${packageName}#${name}`) ?? byPackage.get(`remotion#${name}`);
	const all = [...(byName.get(name) ?? [])];
	return own ?? (all.length === 1 ? all[0] : undefined);
};
