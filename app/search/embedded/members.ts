import {type Entry, slugOf} from './entries';
import {shortNames} from './ranking';
import {normalName} from './words';

/** Options, props and fields are called as in code; other headings say something, and begin with a capital. */
const MEMBER = /^(--)?[a-z][\w.-]*(\(\))?$/;

/** Words around the names of a member and its page: `crf of renderMedia`, `the fps prop of Player`. */
const AROUND = /^(of|in|for|the|props?|option)$/i;

const keyOf = (page: string, member: string): string => `${normalName(page)} ${member.startsWith('--') ? '--' : ''}${normalName(member)}`;

/**
 * Finds members by the name of their page and their own, in either order: `renderMedia crf`, `Loop times`, `volume of Video`.
 * The ids are places in the list of entries, those of the page that more pages lead to first. A page that is called so itself is meant rather than a member, and a
 * flag only when it is typed as one: what begins with `render` is hardly ever the command.
 */
export const createMembers = (entries: readonly Entry[]): ((query: string) => number[]) => {
	const members = new Map<string, number[]>();
	const pages = new Set<string>();
	for (const [id, {page, heading}] of entries.entries()) {
		if (!heading) {
			pages.add(normalName(page.title)).add(normalName(page.path.split('/').slice(-2).join('')));
		} else if (/^(api|cli)$/.test(page.kind) && MEMBER.test(heading.text)) {
			const name = normalName(page.title);
			for (const key of new Set([name, ...shortNames(name), slugOf(page)].map((one) => keyOf(one, heading.text)))) {
				members.set(key, [...(members.get(key) ?? []), id]);
			}
		}
	}

	const linksTo = (id: number): number => entries[id]!.page.links ?? 0;

	return (query) => {
		const typed = query.trim().split(/\s+/);
		const keys = pages.has(normalName(query))
			? []
			: [typed, typed.filter((word) => !AROUND.test(word))].flatMap((words) => [
					keyOf(words.slice(0, -1).join(''), words.at(-1) ?? ''),
					keyOf(words.slice(1).join(''), words[0] ?? ''),
				]);
		const found = keys.map((key) => members.get(key)).find(Boolean) ?? [];
		return [...found].sort((a, b) => linksTo(b) - linksTo(a));
	};
};
