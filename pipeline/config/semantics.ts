import type {FieldProblem} from '../base/data/field-problems';
import {repeated} from '../base/data/repeated';
import type {NavbarItem, SiteConfig} from './schema';

/** What the checks ask about the content: the first written page of a sidebar, or undefined when it has none. */
export type SidebarLookup = {sidebarIds: () => string[]; firstPage: (sidebarId: string) => string | undefined};

type Item = NavbarItem | Extract<NavbarItem, {type: 'dropdown'}>['items'][number];

/** What a schema cannot see: names that must exist elsewhere. `localesGiven` says whether the author wrote `locales`. */
export const semanticProblems = (config: SiteConfig, localesGiven: boolean, sidebars?: SidebarLookup): FieldProblem[] => [
	...localeProblems(config, localesGiven),
	...versionProblems(config),
	...headingProblems(config),
	...allItems(config).flatMap(({item, path}) => itemProblems(item, path, config, sidebars)),
];

const allItems = ({navbar}: SiteConfig): {item: Item; path: PropertyKey[]}[] =>
	navbar.items.flatMap((item, index) => {
		const path = ['navbar', 'items', index];
		const nested = item.type === 'dropdown' ? item.items : [];
		return [{item, path}, ...nested.map((child, at) => ({item: child, path: [...path, 'items', at]}))];
	});

const localeProblems = ({locales, navbar}: SiteConfig, given: boolean): FieldProblem[] => {
	const codes = locales.list.map(({code}) => code);
	const dropdown = navbar.items.findIndex(({type}) => type === 'localeDropdown');
	return [
		...(codes.includes(locales.default)
			? []
			: [{path: ['locales', 'default'], message: `missing locale config, expected one of ${codes.join(', ')}, got "${locales.default}"`}]),
		...(dropdown >= 0 && !given
			? [
					{
						path: ['navbar', 'items', dropdown, 'type'],
						message: 'missing locale config, expected a `locales` field with the languages to choose from',
					},
				]
			: []),
		...repeated(codes).map((index) => ({
			path: ['locales', 'list', index, 'code'],
			message: `expected each locale once, got "${codes[index]}" again`,
		})),
	];
};

const versionProblems = ({versions}: SiteConfig): FieldProblem[] => {
	const names = versions.map(({name}) => name);
	const last = versions.filter(({isLast}) => isLast).length;
	return [
		...(versions.length && last !== 1
			? [{path: ['versions'], message: `expected exactly one version with isLast: true, got ${last}`}]
			: []),
		...repeated(names).map((index) => ({
			path: ['versions', index, 'name'],
			message: `expected each version once, got "${names[index]}" again`,
		})),
		...versions.flatMap(({mainDocId, docs}, index) =>
			docs.some(({id}) => id === mainDocId)
				? []
				: [{path: ['versions', index, 'mainDocId'], message: `expected the id of one of its docs, got "${mainDocId}"`}],
		),
		...versions.flatMap(({docs, sidebars}, index) =>
			docs.flatMap(({sidebar}, at) =>
				!sidebar || sidebars[sidebar]
					? []
					: [{path: ['versions', index, 'docs', at, 'sidebar'], message: `expected one of its sidebars, got "${sidebar}"`}],
			),
		),
	];
};

const headingProblems = ({tableOfContents: {minHeadingLevel, maxHeadingLevel}}: SiteConfig): FieldProblem[] =>
	minHeadingLevel <= maxHeadingLevel
		? []
		: [
				{
					path: ['tableOfContents', 'maxHeadingLevel'],
					message: `expected at least minHeadingLevel (${minHeadingLevel}), got ${maxHeadingLevel}`,
				},
			];

const itemProblems = (item: Item, path: PropertyKey[], {versions}: SiteConfig, sidebars?: SidebarLookup): FieldProblem[] => {
	const unknownVersion = (name: string, at: PropertyKey[]): FieldProblem[] => {
		const names = versions.map((version) => version.name);
		const expected = names.length ? `one of ${names.join(', ')}` : 'a version of the `versions` field, which has none';
		return names.includes(name)
			? []
			: [{path: [...path, ...at], message: `unknown docs version name, expected ${expected}, got "${name}"`}];
	};

	if (item.type === 'docsVersionDropdown') {
		return versions.length
			? (item.versions ?? []).flatMap((name, index) => unknownVersion(name, ['versions', index]))
			: [{path: [...path, 'type'], message: 'unknown docs version name, expected a `versions` field with the versions to choose from'}];
	}

	if (item.type !== 'doc' && item.type !== 'docSidebar') {
		return [];
	}
	return [
		...(item.version === undefined ? [] : unknownVersion(item.version, ['version'])),
		...(item.type === 'docSidebar' && sidebars ? sidebarProblems(item.sidebarId, path, sidebars) : []),
	];
};

const sidebarProblems = (id: string, path: PropertyKey[], {sidebarIds, firstPage}: SidebarLookup): FieldProblem[] => {
	const at = [...path, 'sidebarId'];
	if (!sidebarIds().includes(id)) {
		return [{path: at, message: `expected a sidebar of content/sidebars.json (${sidebarIds().join(', ')}), got "${id}"`}];
	}
	return firstPage(id)
		? []
		: [{path: at, message: `docs sidebar with nothing to link to: expected "${id}" to have at least one written page`}];
};
