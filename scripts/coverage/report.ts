import {formatTable} from '../../bench/table';
import {describeShare, type Share} from '../../checks/proof/share';
import type {ReferenceCoverage} from '../../checks/reference/references';
import type {MissingGroup} from './missing';

/** Everything that `npm run coverage` finds out. */
export type Report = ReferenceCoverage & {
	pages: MissingGroup[];
	sidebarEntries: string[];
	navbarAndFooter: {where: string; label: string; path: string}[];
	pendingLinks: {to: string; from: string}[];
	problems: string[];
	samples: Share;
};

const section = (title: string, lines: string[]): string[] =>
	lines.length === 0 ? [] : ['', `${title} (${lines.length})`, '', ...lines.map((line) => `  ${line}`)];

/** Rounded down, so that `100 %` means all. */
const share = (part: number, total: number): string => `${total === 0 ? 100 : Math.floor((part / total) * 100)} %`;

const row = (what: string, done: number, total: number) => ({what, done: String(done), of: String(total), '': share(done, total)});

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

const groupBy = <T>(items: T[], key: (item: T) => string): [string, T[]][] => {
	const groups = new Map<string, T[]>();
	for (const item of items) {
		groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
	}

	return [...groups];
};

const pageGroups = (groups: MissingGroup[]): string[] =>
	groups.flatMap(({group, missing, total}) => ['', `${group}: ${missing.length} of ${total}`, ...missing.map((page) => `  ${page}`)]);

/** Links by the page that is missing, starting with the page that most links wait for. */
const waitedFor = (links: Report['pendingLinks']): string[] =>
	groupBy(links, ({to}) => to.replace(/[?#].*$/, ''))
		.sort(([a, x], [b, y]) => y.length - x.length || a.localeCompare(b))
		.map(([to, from]) => `${to}: ${from.length}`);

/** The report as text: figures first, then what is missing, grouped; what is complete is not listed. */
export const formatReport = (report: Report, promisedPages: number): string => {
	const {pages, exports, commands, sidebarEntries, navbarAndFooter, pendingLinks, problems, samples} = report;
	const missingPages = sum(pages.map(({missing}) => missing.length));
	const figures = [
		row('Pages', promisedPages - missingPages, promisedPages),
		row('Exports', exports.documented, exports.total),
		row('Commands', commands.documented, commands.total),
	];
	return [
		formatTable(figures),
		'',
		...describeShare(samples),
		'',
		problems.length === 0
			? 'Written pages list all options and flags, and nothing that does not exist.'
			: 'Written pages miss options or flags, or tell what does not exist:',
		...problems.map((problem) => `  ${problem}`),
		...section('Exports that no page is promised for', exports.undocumented),
		...section('Pages promised for exports', exports.pending),
		...section('Commands without a page', [...commands.pending, ...commands.undocumented]),
		...(missingPages > 0
			? ['', `Promised pages not written (${missingPages})`, ...pageGroups(pages).map((line) => (line === '' ? '' : `  ${line}`))]
			: []),
		...section('Sidebar entries left out', sidebarEntries),
		...section(
			'Navbar and footer entries left out',
			navbarAndFooter.map(({where, label, path}) => `${where} ${label}: ${path}`),
		),
		...section('Links shown as plain text, by the page that is missing (all places: --json)', waitedFor(pendingLinks)),
	].join('\n');
};
