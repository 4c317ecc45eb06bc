import {type Entry, slugOf} from './entries';
import {shortNames, standingOf} from './ranking';
import {normalName} from './words';

/** Options, props and fields are called as in code; other headings say something, and begin with a capital. */
const MEMBER = /^(--)?[a-z][\w.-]*(\(\))?$/;

const KINDS_WITH_MEMBERS: ReadonlySet<string> = new Set(['api', 'cli']);

/** Words between the name of a member and that of its page: `crf of renderMedia`, `the fps prop of Player`. */
const BETWEEN: ReadonlySet<string> = new Set(['of', 'in', 'for', 'the', 'prop', 'props', 'option', 'parameter']);

const last = (path: string, count: number): string => normalName(path.split('/').slice(-count).join(''));

/**
 * Finds members by the name of their page and their own, in either order: `renderMedia crf`, `Loop times`, `volume of Video`.
 * The ids are places in the list of entries, best first. A page that is called so itself is meant rather than a member, and a
 * flag only when it is typed as one: what begins with `render` is hardly ever the command.
 */
export const createMembers = (entries: readonly Entry[]): ((query: string) => number[]) => {
	const members = new Map<string, number[]>();
	const pages = new Set<string>();
	for (const [id, {page, heading}] of entries.entries()) {
		const title = normalName(page.title);
		if (heading === undefined) {
			pages.add(title).add(last(page.path, 2));
		} else if (KINDS_WITH_MEMBERS.has(page.kind) && MEMBER.test(heading.text)) {
			for (const name of new Set([title, ...shortNames(title), normalName(slugOf(page))])) {
				const key = `${name} ${heading.text.startsWith('--') ? '--' : ''}${normalName(heading.text)}`;
				members.set(key, [...(members.get(key) ?? []), id]);
			}
		}
	}

	const worth = (id: number): number => standingOf(entries[id]!.page) * (1 + (entries[id]!.page.links ?? 0));
	const keyOf = (page: readonly string[], member: string): string =>
		`${normalName(page.join(''))} ${member.startsWith('--') ? '--' : ''}${normalName(member)}`;

	return (query) => {
		const typed = query.trim().split(/\s+/);
		if (typed.length < 2 || pages.has(normalName(query))) {
			return [];
		}

		const told = typed.filter((word) => !BETWEEN.has(word.toLowerCase()));
		const keys = [typed, told].flatMap((words) =>
			words.length < 2 ? [] : [keyOf(words.slice(0, -1), words.at(-1)!), keyOf(words.slice(1), words[0]!)],
		);
		const found = keys.map((key) => members.get(key) ?? []).find((ids) => ids.length > 0) ?? [];
		return [...found].sort((a, b) => worth(b) - worth(a));
	};
};
