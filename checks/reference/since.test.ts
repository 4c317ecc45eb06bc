import {expect, test} from 'vitest';
import {findExport, type PackageFacts, packageFile, readFacts} from '../../pipeline/content/facts/facts';
import {readSince} from '../../pipeline/content/facts/since';
import {membersOfExport} from '../../prose/options/component';

const {value} = readSince();

test.each(Object.entries(value))('first versions of %s are those of an export, and not of the future', (id, {since, members = {}}) => {
	expect(findExport(id).id).toBe(id);
	const known = Object.keys(members).length > 0 ? membersOfExport(id, findExport) : [];
	expect(Object.keys(members).filter((name) => !known.includes(name))).toEqual([]);
	const {version} = readFacts<PackageFacts>(packageFile(findExport(id).packageName)).facts;
	const later = [since, ...Object.values(members)].filter(
		(first) => first !== undefined && first.localeCompare(version, 'en', {numeric: true}) > 0,
	);
	expect(later).toEqual([]);
});
