import {type Entry, slugOf} from './entries';
import {shortNames} from './ranking';
import {normalName} from './words';

/** Options, props and fields are called as in code; other headings say something, and begin with a capital. */
const MEMBER = /^(--)?[a-z][\w.-]*(\(\))?$/;

/** Words around the names of a member and its page: `crf of renderMedia`, `the fps prop of Player`. */
const AROUND = /^(of|in|for|the|props?|option)$/i;

/** A name in code that no word of a language is. */
const IN_CODE = /^[a-z]+\d*[A-Z]/;

const keyOf = (page: string, member: string): string => `${normalName(page)} ${member.startsWith('--') ? '--' : ''}${normalName(member)}`;

/**
 * Finds members by the name of their page and their own, in either order: `renderMedia crf`, `Loop times`, `volume of Video`. Several
 * members without their page are those of one that has them all: `inFrame outFrame`.
 * The ids are places in the list of entries, those of the page that more pages lead to first. A page that is called so itself is meant rather than a member, and a
 * flag only when it is typed as one: what begins with `render` is hardly ever the command.
 */
export const createMembers = (entries: readonly Entry[]): ((query: string) => number[]) => {
	const members = new Map<string, number[]>();
	const byName = new Map<string, number[]>();
	const pages = new Set<string>();
	for (const [id, {page, heading}] of entries.entries()) {
		if (!heading) {
			pages.add(normalName(page.title)).add(normalName(page.path.split('/').slice(-2).join('')));
		} else if (/^(api|cli)$/.test(page.kind) && MEMBER.test(heading.text)) {
			const name = normalName(page.title);
			const own = normalName(heading.text);
			byName.set(own, [...(byName.get(own) ?? []), id]);
			for (const key of new Set([name, ...shortNames(name), slugOf(page)].map((one) => keyOf(one, heading.text)))) {
				members.set(key, [...(members.get(key) ?? []), id]);
			}
		}
	}

	/** The members of those names on the pages that have one of each. */
	const together = (names: readonly string[]): number[] => {
		const found = names.map((name) => byName.get(normalName(name)) ?? []);
		const pageOf = (id: number): string => entries[id]!.page.path;
		return found.flat().filter((id) => found.every((ids) => ids.some((other) => pageOf(other) === pageOf(id))));
	};

	const linksTo = (id: number): number => entries[id]!.page.links ?? 0;

	return (query) => {
		const typed = query.trim().split(/\s+/);
		const keys = pages.has(normalName(query))
			? []
			: [typed, typed.filter((word) => !AROUND.test(word))].flatMap((words) => [
					keyOf(words.slice(0, -1).join(''), words.at(-1) ?? ''),
					keyOf(words.slice(1).join(''), words[0] ?? ''),
				]);
		const areMembers = typed.length > 1 && typed.every((word) => IN_CODE.test(word));
		const found = keys.map((key) => members.get(key)).find(Boolean) ?? (areMembers ? together(typed) : []);
		return [...found].sort((a, b) => linksTo(b) - linksTo(a));
	};
};
