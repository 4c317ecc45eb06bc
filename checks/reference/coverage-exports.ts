import {type Alias, type ExportFacts, type PackageFacts, packageFile, readFacts} from '../../pipeline/content/facts/facts';
import type {Finding} from '../finding';
import {fieldFinding, type PageSource} from '../pages';
import type {Exception} from './undocumented';

/** A row of the manifest as far as this check reads it. */
export type SymbolRow = {path: string; package: string; symbols: string[]; note: string};

export type ExportCoverage = {
	/** How many exports need a page, and how many have a written one. */
	total: number;
	documented: number;
	/** Promised by the manifest, not written yet: `/docs/spring: spring`. */
	pending: string[];
	/** Exports that no page and no row of the manifest speaks of: `remotion#spring`. */
	undocumented: string[];
	/** Symbols that pages or the manifest name and no package exports. */
	unknown: Finding[];
	/** Exceptions that excuse nothing. */
	stale: string[];
};

type Exports = Map<string, ExportFacts | Alias>;

const exportsOf = ({entries}: PackageFacts): Exports =>
	new Map(
		Object.entries(entries).flatMap(([entry, facts]) =>
			Object.entries(facts).map(([name, fact]): [string, ExportFacts | Alias] => [`${entry}#${name}`, fact]),
		),
	);

const nameOf = (id: string): string => id.slice(id.indexOf('#') + 1);

const symbolsOf = ({frontMatter}: PageSource): string[] => (Array.isArray(frontMatter.symbols) ? frontMatter.symbols.map(String) : []);

/** Names of types in everything that an export shows. */
const mentioned = (facts: ExportFacts): string[] => {
	const parameters = facts.parameters ?? [];
	const members = [
		...Object.values(facts.members ?? {}),
		...parameters,
		...parameters.flatMap(({members: fields}) => Object.values(fields ?? {})),
	];
	const texts = [...members.map(({type}) => type), facts.returns ?? '', facts.type ?? '', facts.membersOf ?? ''];
	return texts.flatMap((text) => text.match(/[A-Z]\w+/g) ?? []);
};

/** `ImgProps` is covered by `Img`, `RenderMediaOptions` by `renderMedia`. */
const isTypeOf = (name: string, documented: string): boolean =>
	new RegExp(`^${documented}(?:Props\\w*|Input|Output|Options|Ref|Methods)$`, 'i').test(name);

/** Types that a documented export mentions are covered by it and need no page of their own. */
const withMentioned = (names: ReadonlySet<string>, byName: ReadonlyMap<string, ExportFacts>): Set<string> => {
	const types = [...byName].filter(([, {kind}]) => kind === 'type' || kind === 'class').map(([name]) => name);
	const known = new Set(names);
	const queue = [...names];
	for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
		const facts = byName.get(name);
		const shown = new Set(facts ? mentioned(facts) : []);
		for (const type of types.filter((candidate) => !known.has(candidate) && (shown.has(candidate) || isTypeOf(candidate, name!)))) {
			known.add(type);
			queue.push(type);
		}
	}

	return known;
};

const matches = (pattern: string, id: string): boolean => (pattern.endsWith('*') ? id.startsWith(pattern.slice(0, -1)) : pattern === id);

/** What documents a package: its rows of the manifest, those of them that are written, and its pages. */
type Documentation = {rows: SymbolRow[]; written: SymbolRow[]; pages: PageSource[]};

/** Symbols that the documentation of a package names and the package doesn't export. */
const unknownSymbols = ({rows, pages}: Documentation, names: ReadonlySet<string>, packageName: string): Finding[] => {
	const message = (symbol: string) => `${packageName} does not export ${symbol}, expected a name that it exports`;
	const unknown = (symbols: string[]) => symbols.filter((symbol) => !names.has(symbol));
	return [
		...pages.flatMap((page) => unknown(symbolsOf(page)).map((symbol) => fieldFinding(page, ['symbols'], message(symbol)))),
		...rows.flatMap(({path, symbols}) =>
			unknown(symbols).map((symbol) => ({file: 'content/manifest/docs-routes.tsv', line: 1, message: `${path}: ${message(symbol)}`})),
		),
	];
};

type Input = {packages: PackageFacts[]; rows: SymbolRow[]; pages: PageSource[]; exceptions: Exception[]};

/**
 * Compares what documented packages export with what pages and the manifest say that they document, both ways. Pages
 * that are promised but not written yet aren't mistakes: they are listed as pending.
 */
export const compareExports = ({packages, rows, pages, exceptions}: Input): ExportCoverage => {
	const writtenPaths = new Set(pages.map(({path}) => path));
	const coverage: ExportCoverage = {total: 0, documented: 0, pending: [], undocumented: [], unknown: [], stale: []};
	const used = new Set<Exception>();
	const everything = new Map(packages.flatMap((facts) => [...exportsOf(facts)]));
	const resolve = (facts: ExportFacts | Alias): ExportFacts | undefined => {
		const target = 'sameAs' in facts ? everything.get(facts.sameAs) : facts;
		return target && 'sameAs' in target ? resolve(target) : target;
	};
	const documentationOf = (name: string): Documentation => {
		const own = rows.filter((row) => row.package === name);
		return {
			rows: own,
			written: own.filter(({path}) => writtenPaths.has(path)),
			pages: pages.filter(({frontMatter, path}) => (frontMatter.package ?? rows.find((row) => row.path === path)?.package) === name),
		};
	};
	const addExport = (id: string, fact: ExportFacts | Alias, documented: ReadonlySet<string>, promised: ReadonlySet<string>): void => {
		const name = nameOf(id);
		const exception = exceptions.find(({pattern}) => matches(pattern, id));
		const isPart = name.includes('.');
		if (exception) {
			used.add(exception);
		} else if (!isPart && !resolve(fact)?.internal) {
			coverage.total += 1;
			coverage.documented += documented.has(name) ? 1 : 0;
			coverage.undocumented.push(...(promised.has(name) ? [] : [id]));
		}
	};

	for (const facts of packages) {
		const documentation = documentationOf(facts.name);
		if (documentation.rows.length === 0 && documentation.pages.length === 0) {
			continue;
		}

		const exports = exportsOf(facts);
		const byName = new Map(
			[...exports].flatMap(([id, fact]): [string, ExportFacts][] => {
				const resolved = resolve(fact);
				return resolved ? [[nameOf(id), resolved]] : [];
			}),
		);
		coverage.unknown.push(...unknownSymbols(documentation, new Set(byName.keys()), facts.name));
		coverage.pending.push(
			...documentation.rows
				.filter(({path, symbols}) => symbols.length > 0 && !writtenPaths.has(path))
				.map(({path, symbols}) => `${path}: ${symbols.join(', ')}`),
		);
		const documented = withMentioned(
			new Set([...documentation.written.flatMap(({symbols}) => symbols), ...documentation.pages.flatMap(symbolsOf)]),
			byName,
		);
		const promised = withMentioned(new Set([...documentation.rows.flatMap(({symbols}) => symbols), ...documented]), byName);
		for (const [id, fact] of exports) {
			addExport(id, fact, documented, promised);
		}
	}

	coverage.stale = exceptions
		.filter((exception) => exception.pattern.includes('#') && !exception.pattern.startsWith('/') && !used.has(exception))
		.map(({pattern}) => pattern);
	return coverage;
};

/** The facts of all packages. */
export const readAllPackages = (): PackageFacts[] => {
	const {facts} = readFacts<{packages: Record<string, unknown>}>('index.json');
	return Object.keys(facts.packages).map((name) => readFacts<PackageFacts>(packageFile(name)).facts);
};
