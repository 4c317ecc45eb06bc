import type {SymbolPages} from '../compiler/site-snapshot';
import {readManifests} from './manifest';

/** The pages that the manifest gives to the exports of packages; the first row that names an export has it. */
export const symbolPages = (): SymbolPages => {
	const byPackage = new Map<string, string>();
	const byName = new Map<string, Set<string>>();
	for (const {path, package: packageName, symbols} of readManifests().docs.values()) {
		for (const symbol of symbols) {
			const key = `${packageName}#${symbol}`;
			if (!byPackage.has(key)) {
				byPackage.set(key, path);
				byName.set(symbol, new Set([...(byName.get(symbol) ?? []), path]));
			}
		}
	}

	return {byPackage, byName};
};
