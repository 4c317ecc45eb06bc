import type {SymbolPages} from '../compiler/site-snapshot';
import {contentIndex} from './content-index';
import {readManifests} from './manifest';

type SymbolSource = {path: string; package?: string; symbols?: readonly string[]};

/** The page of each export that `sources` name. An export belongs to the first page that names it. */
export const toSymbolPages = (sources: SymbolSource[]): SymbolPages => {
	const byPackage = new Map<string, string>();
	const byName = new Map<string, Set<string>>();
	for (const {path, package: packageName = '', symbols = []} of sources) {
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

/** The page of each export: the one in the manifest, or for names that the manifest leaves out, the one whose `symbols` has it. */
export const symbolPages = (): SymbolPages => {
	const promised = [...readManifests().docs.values()];
	const named = new Set(promised.flatMap(({symbols}) => symbols));
	const written = [...contentIndex().pages.values()].flatMap(({path, frontMatter}): SymbolSource[] =>
		'symbols' in frontMatter
			? [{path, package: frontMatter.package, symbols: frontMatter.symbols?.filter((symbol) => !named.has(symbol))}]
			: [],
	);
	return toSymbolPages([...promised, ...written]);
};
