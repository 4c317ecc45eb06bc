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
	gone: Finding[];
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
const withMentioned = (names: Set<string>, byName: ReadonlyMap<string, ExportFacts>): Set<string> => {
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

const goneInPage = (page: PageSource, names: Set<string>, packageName: string): Finding[] =>
	symbolsOf(page)
		.filter((symbol) => !names.has(symbol))
		.map((symbol) => fieldFinding(page, ['symbols'], `${packageName} does not export ${symbol}, expected a name that it exports`));

const matches = (pattern: string, id: string): boolean => (pattern.endsWith('*') ? id.startsWith(pattern.slice(0, -1)) : pattern === id);

type Input = {packages: PackageFacts[]; rows: SymbolRow[]; pages: PageSource[]; exceptions: Exception[]};

/**
 * Compares what documented packages export with what pages and the manifest say that they document, both ways. Pages
 * that are promised but not written yet aren't mistakes: they are listed as pending.
 */
export const compareExports = ({packages, rows, pages, exceptions}: Input): ExportCoverage => {
	const written = new Map(pages.map((page) => [page.path, page]));
	const coverage: ExportCoverage = {total: 0, documented: 0, pending: [], undocumented: [], gone: [], stale: []};
	const used = new Set<Exception>();
	const everything = new Map(packages.flatMap((facts) => [...exportsOf(facts)]));
	const resolve = (facts: ExportFacts | Alias): ExportFacts | undefined => {
		const target = 'sameAs' in facts ? everything.get(facts.sameAs) : facts;
		return target && 'sameAs' in target ? resolve(target) : target;
	};
	for (const facts of packages) {
		const own = rows.filter((row) => row.package === facts.name);
		const exports = exportsOf(facts);
		const byName = new Map(
			[...exports].flatMap(([id, fact]): [string, ExportFacts][] => (resolve(fact) ? [[nameOf(id), resolve(fact)!]] : [])),
		);
		const names = new Set(byName.keys());
		const ownPages = pages.filter(
			({frontMatter, path}) => (frontMatter.package ?? rows.find((row) => row.path === path)?.package) === facts.name,
		);
		if (own.length === 0 && ownPages.length === 0) {
			continue;
		}

		coverage.gone.push(...ownPages.flatMap((page) => goneInPage(page, names, facts.name)));
		for (const {path, symbols} of own) {
			const missing = symbols.filter((symbol) => !names.has(symbol));
			coverage.gone.push(
				...missing.map((symbol) => ({
					file: 'content/manifest/docs-routes.tsv',
					line: 1,
					message: `${path}: ${facts.name} does not export ${symbol}, expected a name that it exports`,
				})),
			);
			if (symbols.length > 0 && !written.has(path)) {
				coverage.pending.push(`${path}: ${symbols.join(', ')}`);
			}
		}

		const done = withMentioned(
			new Set([...own.filter(({path}) => written.has(path)).flatMap(({symbols}) => symbols), ...ownPages.flatMap(symbolsOf)]),
			byName,
		);
		const promised = withMentioned(new Set([...own.flatMap(({symbols}) => symbols), ...done]), byName);
		for (const [id, fact] of exports) {
			const exception = exceptions.find(({pattern}) => matches(pattern, id));
			const isPart = nameOf(id).includes('.');
			if (exception) {
				used.add(exception);
			} else if (!isPart && !resolve(fact)?.internal) {
				coverage.total += 1;
				coverage.documented += done.has(nameOf(id)) ? 1 : 0;
				coverage.undocumented.push(...(promised.has(nameOf(id)) ? [] : [id]));
			}
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
