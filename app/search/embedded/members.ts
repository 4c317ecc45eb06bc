import {type Entry, slugOf} from './entries';
import {shortNames} from './ranking';
import {normalName} from './words';

/** Headings of options, props and fields are names in code. Other headings are words, and start with a capital letter. */
const MEMBER = /^(--)?[a-z][\w.-]*(\(\))?$/;

/** Words between the names of a member and its page: `crf of renderMedia`, `the fps prop of Player`. */
const AROUND = /^(of|in|for|the|props?|option)$/i;

/** A name in camel case, which can't be an ordinary word. */
const IN_CODE = /^[a-z]+\d*[A-Z]/;

const keyOf = (page: string, member: string): string => `${normalName(page)} ${member.startsWith('--') ? '--' : ''}${normalName(member)}`;

/**
 * Finds members (options, props, flags) by the names of their page and their own, in either order: `renderMedia crf`, `Loop times`, `volume of
 * Video`. Several members without a page are looked up on the pages that have all of them: `inFrame outFrame`.
 *
 * Returns indices of `entries`, the page with the most incoming links first. A query that is the name of a page finds no members. Flags have
 * to be typed with their dashes, because a query that starts with `render` is rarely about the command.
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

	/** The members with these names, on the pages that have all of them. */
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
