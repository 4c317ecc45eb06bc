import ts from 'typescript';
import type {Alias, ExportFacts, PackageFacts} from '../../../pipeline/content/facts/facts';
import type {ToolkitPackage} from '../packages';
import {describeExport, valuesFirst} from './describe';
import {canonicalExports, type Exported, listExports} from './exports';
import type {Context} from './fields';
import type {Names} from './names';
import {createPrinter} from './print-type';
import {readSources, repositoryAt, type SourceOf} from './sources';

const options: ts.CompilerOptions = {
	strict: true,
	// An optional field is then shown as declared, without `| undefined`.
	exactOptionalPropertyTypes: true,
	stableTypeOrdering: true,
	noErrorTruncation: true,
	target: ts.ScriptTarget.ES2022,
	lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
	module: ts.ModuleKind.ESNext,
	moduleResolution: ts.ModuleResolutionKind.Bundler,
	jsx: ts.JsxEmit.ReactJSX,
	skipLibCheck: true,
	noEmit: true,
};

/** Adds the source file of a value. Types get none: readers look for the code that runs. */
const withSource = ({symbol}: Exported, facts: ExportFacts, sourceOf: SourceOf): ExportFacts => {
	const declarations =
		symbol.flags & ts.SymbolFlags.Value && !facts.internal ? symbol.declarations?.[0]?.getSourceFile().fileName : undefined;
	const source = declarations === undefined ? undefined : sourceOf(declarations);
	return source === undefined ? facts : {...facts, source};
};

const withRepository = (toolkitPackage: ToolkitPackage): Pick<PackageFacts, 'repository'> => {
	const repository = repositoryAt(toolkitPackage);
	return repository === undefined ? {} : {repository};
};

const entriesOf = (described: Map<string, Record<string, ExportFacts | Alias>>, {entries}: ToolkitPackage) =>
	Object.fromEntries(entries.map(({name}) => [name, described.get(name) ?? {}]));

/** Reads the declarations and the shipped code of packages that are in one `node_modules`. */
export const readPackageFacts = (packages: ToolkitPackage[], toolkitDir: string): PackageFacts[] => {
	const rootNames = packages.flatMap(({entries}) => entries.map(({declarations}) => declarations));
	const program = ts.createProgram({
		rootNames,
		options: {...options, typeRoots: [`${toolkitDir}/node_modules/@types`], types: ['node', 'react']},
	});
	const checker = program.getTypeChecker();
	const all = listExports(packages, program);
	const canonical = canonicalExports(all, packages);
	const inToolkit = /\/node_modules\/(?:@remotion\/[^/]+|remotion)\/(?!.*\/node_modules\/)/;
	let currentPackage = '';
	const unions = new Map<ts.Type, Exported[]>();
	for (const exported of all) {
		const {symbol} = exported;
		const type = symbol.flags & ts.SymbolFlags.TypeAlias ? checker.getDeclaredTypeOfSymbol(symbol) : undefined;
		if (type?.isUnion()) {
			unions.set(type, [...(unions.get(type) ?? []), exported]);
		}
	}

	const names: Names = {
		unionName: (type) => {
			const known = unions.get(type) ?? [];
			const own = known.filter(({packageName}) => packageName === currentPackage);
			const candidates = [...new Set((own.length > 0 ? own : known).map(({name}) => name))];
			return candidates.find((name) => candidates.every((other) => other.endsWith(name)));
		},
		isPublic: (symbol) => canonical.has(symbol),
		isToolkit: (declaration) => inToolkit.test(declaration.getSourceFile().fileName),
	};
	const context: Context = {
		checker,
		names,
		printer: createPrinter(checker, names),
		idOf: (symbol) => canonical.get(symbol)?.id,
		typeDefaults: new Map(),
	};

	const sourceOf = readSources(packages);
	const described = new Map<string, Map<string, ExportFacts | Alias>>();
	for (const exported of [...all].sort(valuesFirst)) {
		currentPackage = exported.packageName;
		const home = canonical.get(exported.symbol)!;
		const facts: [string, ExportFacts | Alias][] =
			home.id === exported.id
				? describeExport(exported, context).map(([name, each]) => [name, withSource(exported, each, sourceOf)])
				: [[exported.name, {sameAs: home.id}]];
		described.set(exported.entry, new Map([...(described.get(exported.entry) ?? []), ...facts]));
	}

	const sorted = new Map(
		[...described].map(([entry, facts]) => [entry, Object.fromEntries([...facts].sort(([a], [b]) => (a < b ? -1 : 1)))]),
	);
	return packages.map((toolkitPackage) => ({
		name: toolkitPackage.name,
		version: toolkitPackage.version,
		...withRepository(toolkitPackage),
		entries: entriesOf(sorted, toolkitPackage),
	}));
};
