import {expect, test} from 'vitest';
import {type CommandLineFacts, findExport, type PackageFacts, packageFile, readFacts} from '../../pipeline/content/facts/facts';
import {readFlagsSince, readSince} from '../../pipeline/content/facts/since';
import {membersOfExport} from '../../prose/options/component';

const {value} = readSince();

/** Those of the versions that are later than the package that is installed. */
const laterThan = (packageName: string, versions: (string | undefined)[]) => {
	const {version} = readFacts<PackageFacts>(packageFile(packageName)).facts;
	return versions.filter((first) => first !== undefined && first.localeCompare(version, 'en', {numeric: true}) > 0);
};

test.each(Object.entries(value))('first versions of %s are those of an export, and not of the future', (id, {since, members = {}}) => {
	expect(findExport(id).id).toBe(id);
	const known = Object.keys(members).length > 0 ? membersOfExport(id, findExport) : [];
	expect(Object.keys(members).filter((name) => !known.includes(name))).toEqual([]);
	expect(laterThan(findExport(id).packageName, [since, ...Object.values(members)])).toEqual([]);
});

test.each(Object.entries(readFlagsSince().value))(
	'first versions of flags of %s are those of its flags, and not of the future',
	(command, flags) => {
		const known = readFacts<CommandLineFacts>('cli.json').facts.commands[command]?.flags ?? {};
		expect(Object.keys(flags).filter((name) => !(name in known))).toEqual([]);
		expect(laterThan('@remotion/cli', Object.values(flags))).toEqual([]);
	},
);
