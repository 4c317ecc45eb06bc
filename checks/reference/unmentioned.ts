import type {PackageFacts} from '../../pipeline/content/facts/facts';
import {blankFrontMatter} from '../../pipeline/content/front-matter';
import type {Finding} from '../finding';
import {fieldFinding, type PageSource} from '../pages';
import type {SymbolRow} from './coverage-exports';

/** The text must name functions, components and constants; types are covered by the components that list options and results. */
const namesInWords = (packages: PackageFacts[]): Set<string> =>
	new Set(
		packages.flatMap(({entries}) =>
			Object.values(entries).flatMap((exports) =>
				Object.entries(exports)
					.filter(([, facts]) => 'kind' in facts && ['function', 'component', 'const'].includes(facts.kind))
					.map(([name]) => name),
			),
		),
	);

/** Pages that claim a symbol, in their front matter or by their row in the manifest, and say nothing of it. */
export const unmentionedSymbols = (pages: PageSource[], packages: PackageFacts[], rows: SymbolRow[]): Finding[] => {
	const names = namesInWords(packages);
	const promised = new Map(rows.map(({path, symbols}) => [path, symbols]));
	return pages.flatMap((page) => {
		const body = blankFrontMatter(page.text);
		const own = Array.isArray(page.frontMatter.symbols) ? page.frontMatter.symbols.map(String) : [];
		return [...new Set([...own, ...(promised.get(page.path) ?? [])])]
			.filter((symbol) => names.has(symbol) && !new RegExp(`\\b${symbol}\\b`).test(body))
			.map((symbol) => fieldFinding(page, ['symbols'], `the page does not mention ${symbol}, expected it in the text`));
	});
};
