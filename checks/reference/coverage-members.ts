import {type CommandLineFacts, type ExportFacts, findExportIfAny} from '../../pipeline/content/facts/facts';
import type {Finding} from '../finding';
import {fieldFinding, type PageSource} from '../pages';
import {memberListsOf} from './member-lists';
import type {Exception} from './undocumented';

/** Command of a page of the command line reference: `/docs/lambda/cli/sites/create` is `lambda sites create`. */
export const commandOfPath = (path: string): string | undefined => {
	const match = /^\/docs\/(?:(lambda|cloudrun)\/)?cli(\/.+)?$/.exec(path);
	return match ? [match[1], ...(match[2]?.split('/') ?? [])].filter(Boolean).join(' ') : undefined;
};

/** What the lists of a page with one of these tags are of. */
const listedOf = (text: string, tags: string[]): string[] =>
	memberListsOf(text)
		.filter(({tag}) => tags.includes(tag))
		.flatMap(({attributes: {of, command}}) => of ?? command ?? []);

type Facts = Pick<ExportFacts, 'members' | 'membersOf' | 'parameters' | 'kind'>;

/** Ids under which the fields of an export may be listed; empty when it has none. */
const listsOf = (id: string, {kind, members, membersOf, parameters = []}: Facts): string[] => {
	const isList = kind === 'component' || kind === 'function';
	const fields = members && Object.keys(members).length > 0 ? [id] : [];
	const ofParameters = parameters.flatMap((parameter) => [
		...(parameter.membersOf ? [id, parameter.membersOf] : []),
		...(parameter.members ? [id] : []),
	]);
	return isList ? [...fields, ...(membersOf ? [id, membersOf] : []), ...ofParameters] : [];
};

const findIds = (symbol: string, packageName: string, entries: string[]): string[] =>
	entries.filter((entry) => entry === packageName || entry.startsWith(`${packageName}/`)).map((entry) => `${entry}#${symbol}`);

/**
 * Written API pages whose symbol takes options or props and that do not list them from the facts. What such a list
 * says is compared with the facts when the page is compiled.
 */
export const pagesWithoutLists = (pages: PageSource[], entries: string[]): Finding[] =>
	pages
		.filter(({frontMatter}) => frontMatter.kind === 'api' && typeof frontMatter.package === 'string' && Array.isArray(frontMatter.symbols))
		.flatMap((page) => {
			// An alias of the same export counts, too.
			const listed = new Set(listedOf(page.text, ['Options', 'Props']).map((id) => findExportIfAny(id)?.id ?? id));
			return (page.frontMatter.symbols as string[]).flatMap((symbol): Finding[] => {
				const ids = findIds(symbol, page.frontMatter.package as string, entries);
				const id = ids.find((candidate) => findExportIfAny(candidate));
				const found = id === undefined ? undefined : findExportIfAny(id);
				const lists = found ? listsOf(found.id, found.facts) : [];
				return lists.length > 0 && !lists.some((list) => listed.has(list))
					? [
							fieldFinding(
								page,
								['symbols'],
								`${symbol} has options that the page does not list, expected <Options of="${lists.at(-1)}"> or <Props of="${id}">`,
							),
						]
					: [];
			});
		});

export type CommandCoverage = {
	total: number;
	documented: number;
	pending: string[];
	undocumented: string[];
	unlisted: Finding[];
};

/** Compares the commands of the tool with the pages of the command line reference, both ways. */
export const compareCommands = (
	facts: CommandLineFacts,
	promised: string[],
	pages: PageSource[],
	exceptions: Exception[],
): CommandCoverage => {
	const written = new Map(
		pages.flatMap((page): [string, PageSource][] => {
			const command = commandOfPath(page.path);
			return command === undefined ? [] : [[command, page]];
		}),
	);
	const expected = new Set(promised.map(commandOfPath).filter((command) => command !== undefined));
	const excused = (command: string): boolean => exceptions.some(({pattern}) => pattern === `npx remotion ${command}`);
	const commands = Object.keys(facts.commands).filter((command) => !excused(command));
	const parentOf = (command: string): string => command.split(' ').slice(0, -1).join(' ');
	// A command without its own page is documented on its parent's page.
	const isTold = (command: string): boolean => Boolean(written.get(parentOf(command))?.text.includes(`remotion ${command}`));
	const mayBeTold = (command: string): boolean => expected.has(parentOf(command)) && !written.has(parentOf(command));
	return {
		total: commands.length,
		documented: commands.filter((command) => written.has(command) || isTold(command)).length,
		pending: commands.filter((command) => !written.has(command) && !isTold(command) && (expected.has(command) || mayBeTold(command))),
		undocumented: commands.filter((command) => !written.has(command) && !isTold(command) && !expected.has(command) && !mayBeTold(command)),
		unlisted: [...written]
			.filter(
				([command, {text}]) => Object.keys(facts.commands[command]?.flags ?? {}).length > 0 && !listedOf(text, ['Flags']).includes(command),
			)
			.map(([command, {file}]) => ({
				file,
				line: 1,
				message: `npx remotion ${command} has flags that the page does not list, expected <Flags command="${command}">`,
			})),
	};
};
