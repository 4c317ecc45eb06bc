import {type CommandLineFacts, type PackageFacts, readFacts} from '../../pipeline/content/facts/facts';
import type {Finding} from '../finding';
import type {PageSource} from '../pages';
import {checkCommands} from '../samples/commands';
import {compareExports, type ExportCoverage, readAllPackages} from './coverage-exports';
import {type CommandCoverage, compareCommands, pagesWithoutLists} from './coverage-members';
import {splitListProblems} from './partial-lists';
import {pagesAboutRemoved} from './removed-exports';
import {readExceptions, readSymbolRows} from './undocumented';
import {unmentionedSymbols} from './unmentioned';

/** How the reference covers what the packages export and the commands of their tool. */
export type ReferenceCoverage = {exports: ExportCoverage; commands: CommandCoverage};

const commandLine = (): CommandLineFacts => readFacts<CommandLineFacts>('cli.json').facts;

const entriesOf = (packages: PackageFacts[]): string[] => packages.flatMap(({entries}) => Object.keys(entries));

/** Compares the written pages and the manifest with the facts, both ways. */
export const referenceCoverage = async (pages: PageSource[]): Promise<ReferenceCoverage> => {
	const [rows, exceptions] = await Promise.all([readSymbolRows(), readExceptions()]);
	const promised = rows.map(({path}) => path);
	return {
		exports: compareExports({packages: readAllPackages(), rows, pages, exceptions}),
		commands: compareCommands(commandLine(), promised, pages, exceptions),
	};
};

/** What pages say of exports and commands that do not exist, and what they leave out of those that do. */
export const referenceProblems = async (pages: PageSource[]): Promise<Finding[]> => {
	const {exports, commands} = await referenceCoverage(pages);
	const [packages, facts, exceptions] = [readAllPackages(), commandLine(), await readExceptions()];
	const place = {file: 'checks/reference/undocumented.tsv', line: 1};
	return [
		...exports.unknown,
		...exports.undocumented.map((id) => ({...place, message: `${id} has no page, expected one that names it in "symbols", or a row here`})),
		...exports.stale.map((pattern) => ({...place, message: `${pattern} excuses nothing: remove the row`})),
		...pagesAboutRemoved(pages, packages, facts, exceptions),
		...splitListProblems(pages, facts, exceptions),
		...unmentionedSymbols(pages, packages, await readSymbolRows()),
		...commands.unlisted,
		...commands.undocumented.map((command) => ({...place, message: `npx remotion ${command} has no page, expected one or a row here`})),
		...pagesWithoutLists(pages, entriesOf(packages)),
	];
};

/** Commands of shell samples that the tool does not have, or flags that the command does not take. */
export const commandProblems = (pages: PageSource[]): Finding[] => {
	const facts = commandLine();
	return pages.flatMap((page) => checkCommands(page, facts));
};
