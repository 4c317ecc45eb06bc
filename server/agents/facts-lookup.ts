import {editDistance} from '../../app/lib/edit-distance';
import type {PublishedPackage} from '../../pipeline/agents/facts-schema';
import {splitExportId, toolkitPackage} from '../../pipeline/base/toolkit-package';
import type {Docs} from './docs';

type Facts = PublishedPackage['entries'][string][string];
type ExportFacts = Exclude<Facts, {sameAs: string}>;
type Members = NonNullable<ExportFacts['members']>;

/** An export with its facts; an alias has those of its target. `id` is `entry point#name`. */
export type FoundExport = {id: string; version: string; docs?: string; facts: ExportFacts};

/** The package of an entry point: `@remotion/transitions` for `@remotion/transitions/fade`. A module of another package is its own. */
export const packageOf = (entry: string): string => toolkitPackage(entry) ?? entry;

/** Finds an export by `entry point#name`, following aliases; `undefined` where there is none. */
export const exportOf = (id: string, docs: Pick<Docs, 'packages'>): FoundExport | undefined => {
	const parts = splitExportId(id);
	if (!parts) {
		return undefined;
	}

	const {packageName, entry, name} = parts;
	const found = docs.packages.get(packageName);
	const exports = found?.entries[entry];
	const facts = exports && Object.hasOwn(exports, name) ? exports[name] : undefined;
	if (!found || !facts) {
		return undefined;
	}

	if ('sameAs' in facts) {
		const target = exportOf(facts.sameAs, docs);
		return target && {...target, ...(facts.docs ? {docs: facts.docs} : {}), id};
	}

	const {docs: page, source, ...rest} = facts;
	const url = found.repository !== undefined && source !== undefined ? {source: found.repository + source} : {};
	return {id, version: found.version, ...(page ? {docs: page} : {}), facts: {...rest, ...url}};
};

/** The ids of all exports that are meant for users of the toolkit. */
export const publicIds = ({packages}: Docs): string[] =>
	[...packages.values()].flatMap(({entries}) =>
		Object.entries(entries).flatMap(([entry, exports]) =>
			Object.entries(exports)
				.filter(([, facts]) => 'sameAs' in facts || !facts.internal)
				.map(([name]) => `${entry}#${name}`),
		),
	);

/** The ids of the exports with that name. Those that differ in case count only if no name matches exactly. */
export const idsNamed = (name: string, docs: Docs): string[] => {
	const nameOf = (id: string): string => id.slice(id.indexOf('#') + 1);
	const ids = publicIds(docs);
	const exact = ids.filter((id) => nameOf(id) === name);
	return exact.length > 0 ? exact : ids.filter((id) => nameOf(id).toLowerCase() === name.toLowerCase());
};

const membersOf = (facts: Pick<ExportFacts, 'members' | 'membersOf'>, docs: Docs): Members | undefined =>
	facts.members ?? (facts.membersOf === undefined ? undefined : exportOf(facts.membersOf, docs)?.facts.members);

/** The facts with the members of the types that they refer to. */
export const withMembers = (facts: ExportFacts, docs: Docs): ExportFacts => {
	const members = membersOf(facts, docs);
	const parameters = facts.parameters?.map((parameter) => {
		const own = membersOf(parameter, docs);
		return own ? {...parameter, members: own} : parameter;
	});
	return {...facts, ...(members ? {members} : {}), ...(parameters ? {parameters} : {})};
};

/** A member of an export or of the options that it takes. */
export const memberOf = (facts: ExportFacts, name: string, docs: Docs): Members[string] | undefined => {
	const {members, parameters = []} = withMembers(facts, docs);
	return [members, ...parameters.map((parameter) => parameter.members)].find((some) => some && Object.hasOwn(some, name))?.[name];
};

const MAX_SIMILAR = 8;
/** The toolkit's names are shorter. Comparing longer ones takes time and finds nothing. */
const MAX_COMPARED_LENGTH = 60;

/** The names that are spelled most like this one, or contain it. */
export const alike = (name: string, names: Iterable<string>): string[] => {
	const wanted = name.toLowerCase();
	if (wanted.length > MAX_COMPARED_LENGTH) {
		return [];
	}

	const most = Math.max(1, Math.floor(wanted.length / 3));
	return [...new Set(names)]
		.map((one) => ({one, edits: editDistance(one.toLowerCase(), wanted), holds: wanted.length > 2 && one.toLowerCase().includes(wanted)}))
		.filter(({edits, holds}) => holds || edits <= most)
		.sort((a, b) => a.edits - b.edits)
		.slice(0, MAX_SIMILAR)
		.map(({one}) => one);
};
