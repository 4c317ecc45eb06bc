import type {CommandLineFacts, PackageFacts} from '../../pipeline/content/facts/facts';
import {blankFrontMatter} from '../../pipeline/content/front-matter';
import type {Finding} from '../finding';
import {fieldFinding, type PageSource} from '../pages';
import {commandOfPath} from './coverage-members';
import type {Exception} from './undocumented';

/** What a page says in its first paragraph when its subject is gone. */
const SAYS_SO =
	/\b(?:does(?: not|n't) exist|no longer exists?|not exported any ?more|no longer export(?:s|ed)|does(?: not|n't) export|was removed|is(?: not|n't) part of)\b/;

/** The name in a title such as `spring()`, `<Sequence>` or `npx remotion install`. */
const nameInTitle = (title: string): string | undefined => /^(?:<([\w.]+)>|([\w.]+)\(\))$/.exec(title)?.slice(1).find(Boolean);

/** Names of exports, and of their members: `calculateMetadata` is a prop, `Experimental.Clipper` a part. */
const knownNames = (packages: PackageFacts[]): Map<string, Set<string>> =>
	new Map(
		packages.map(({name: packageName, entries}) => {
			const exports = Object.values(entries).flatMap((entry) => Object.entries(entry));
			const parts = exports.flatMap(([name, facts]) =>
				'sameAs' in facts ? [] : Object.keys(facts.members ?? {}).flatMap((member) => [member, `${name}.${member}`]),
			);
			return [packageName, new Set([...exports.map(([name]) => name), ...parts])];
		}),
	);

/** What a page is about and the packages do not have; undefined for all others. */
const removedSubject = (page: PageSource, exported: Map<string, Set<string>>, facts: CommandLineFacts): string | undefined => {
	const command = commandOfPath(page.path);
	if (command !== undefined) {
		return command === '' || facts.commands[command] ? undefined : `npx remotion ${command}`;
	}

	const {kind, title, package: packageName} = page.frontMatter;
	const known = exported.get(String(packageName));
	const name = kind === 'api' ? nameInTitle(String(title)) : undefined;
	return name !== undefined && known && !known.has(name) ? name : undefined;
};

const firstParagraph = (text: string): string =>
	blankFrontMatter(text)
		.trim()
		.split(/\n\s*\n/)[0] ?? '';

/**
 * Pages about commands and symbols that are gone: allowed where `checks/reference/undocumented.tsv` gives a reason for the page and
 * its first paragraph says so. A row whose subject exists, or whose page does not, excuses nothing.
 */
export const pagesAboutRemoved = (
	pages: PageSource[],
	packages: PackageFacts[],
	facts: CommandLineFacts,
	exceptions: Exception[],
): Finding[] => {
	const exported = knownNames(packages);
	const rows = new Set(exceptions.map(({pattern}) => pattern));
	const used = new Set<string>();
	const findings = pages.flatMap((page): Finding[] => {
		const subject = removedSubject(page, exported, facts);
		if (subject === undefined) {
			return [];
		}

		const row = `${page.path} ${subject}`;
		used.add(row);
		const mistake = (expected: string): Finding[] => [fieldFinding(page, ['title'], `${subject} does not exist, expected ${expected}`)];
		if (!rows.has(row)) {
			return mistake(`a page about something that does, or a row "${row}" with a reason in checks/reference/undocumented.tsv`);
		}

		return SAYS_SO.test(firstParagraph(page.text)) ? [] : mistake('the first paragraph to say so, for example "no longer exists"');
	});
	const paths = new Set(pages.map(({path}) => path));
	const stale = [...rows].filter((row) => row.startsWith('/') && !row.includes('#') && !used.has(row) && paths.has(row.split(' ')[0]!));
	return [
		...findings,
		...stale.map((row) => ({file: 'checks/reference/undocumented.tsv', line: 1, message: `${row} excuses nothing: remove the row`})),
	];
};
