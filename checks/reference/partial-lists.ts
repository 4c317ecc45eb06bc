import {type CommandLineFacts, findExport, type Members, NoFactsError} from '../../pipeline/content/facts/facts';
import type {Finding} from '../finding';
import type {PageSource} from '../pages';
import {memberListsOf} from './member-lists';
import type {Exception} from './undocumented';

type List = {of: string; only?: string[]; line: number; isFlags: boolean};

const names = (text: string | undefined): string[] | undefined => text?.split(',').map((name) => name.trim());

const listsOf = ({text}: PageSource): List[] =>
	memberListsOf(text)
		// Lists of one parameter among several are told apart by it.
		.filter(({attributes}) => attributes.parameter === undefined)
		.map(({tag, attributes, line}) => {
			const isFlags = tag === 'Flags';
			// Without a name, these are the flags of all commands.
			return {of: (isFlags ? attributes.command : attributes.of) ?? '', only: names(attributes.only), line, isFlags};
		});

const fieldsOf = (id: string): Members => {
	const {facts} = findExport(id);
	const parameter = (facts.parameters ?? []).find(({members, membersOf}) => members ?? membersOf);
	const own = facts.members ?? (facts.membersOf ? fieldsOf(facts.membersOf) : undefined);
	return own ?? parameter?.members ?? (parameter?.membersOf ? fieldsOf(parameter.membersOf) : {});
};

type Fact = {deprecated?: string; internal?: true; preset?: true};

const allOf = ({of, isFlags}: List, facts: CommandLineFacts): [string, Fact][] => {
	const found = of === '' ? facts : facts.commands[of];
	return Object.entries(isFlags ? (found?.flags ?? {}) : fieldsOf(of));
};

const headings = ({text}: PageSource): string =>
	text
		.split('\n')
		.filter((line) => /^#{2,4} /.test(line))
		.join('\n');

const tryAll = (list: List, facts: CommandLineFacts, isWanted: (fact: Fact, name: string) => boolean = () => true): string[] => {
	try {
		return allOf(list, facts)
			.filter(([name, fact]) => isWanted(fact, name))
			.map(([name]) => name);
	} catch (error) {
		if (error instanceof NoFactsError) {
			// The page doesn't compile, which another check reports.
			return [];
		}

		throw error;
	}
};

/** Short flags are listed with their long ones. */
const isRequired = ({deprecated, internal, preset}: Fact, name: string): boolean =>
	deprecated === undefined && !internal && !preset && (!name.startsWith('-') || name.startsWith('--'));

/**
 * Where a page splits a list over its sections with `only`, its lists and headings together must tell everything: a part
 * alone cannot miss what belongs to no part.
 */
export const splitListProblems = (pages: PageSource[], facts: CommandLineFacts, exceptions: Exception[]): Finding[] =>
	pages.flatMap((page) => {
		const lists = listsOf(page);
		const isExcused = ({of}: List): boolean => exceptions.some(({pattern}) => pattern === `${page.path} ${of}`);
		const split = lists.filter((list, i) => list.only && lists.findIndex(({of}) => of === list.of) === i && !isExcused(list));
		return split.flatMap((first): Finding[] => {
			const parts = lists.filter(({of}) => of === first.of);
			if (parts.some(({only}) => only === undefined)) {
				return [];
			}

			// A whole list is compared with its facts when the page is compiled, deprecated fields included.
			const told = new Set(lists.flatMap((list) => list.only ?? tryAll(list, facts)));
			const ownHeadings = headings(page);
			const missing = tryAll(first, facts, isRequired).filter(
				(name) => !told.has(name) && !new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(ownHeadings),
			);
			return missing.length === 0
				? []
				: [
						{
							file: page.file,
							line: first.line,
							message: `the lists of ${first.isFlags ? `npx remotion ${first.of}` : first.of} leave out ${missing.join(', ')}, expected each in a list or under a heading`,
						},
					];
		});
	});
