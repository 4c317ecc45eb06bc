import {beforeAll, expect, test} from 'vitest';
import {ensureToolkit, toolkitDir} from '../toolkit/install';
import {firstDifference} from './difference';
import {generateFacts, readCommitted} from './generate';

beforeAll(() => ensureToolkit(), 600_000);

test('the committed facts are those of the installed packages (else: npm run facts)', {timeout: 180_000}, async () => {
	expect(firstDifference(await readCommitted(), generateFacts(toolkitDir))).toBeUndefined();
});

const fresh = new Map([['cli.json', '{\n"a": 1,\n"b": 2\n}\n']]);
const stale: [string, [string, string][], string | undefined][] = [
	['the same', [['cli.json', '{\n"a": 1,\n"b": 2\n}\n']], undefined],
	['a changed line', [['cli.json', '{\n"a": 1,\n"b": 3\n}\n']], 'facts/cli.json:3 expected "b": 2, found "b": 3'],
	['a line too many', [['cli.json', '{\n"a": 1,\n"b": 2\n}\n\n']], 'facts/cli.json:6 expected the end, found'],
	['a missing file', [], 'facts/cli.json:1 is missing'],
	[
		'a file of a package that is gone',
		[
			['cli.json', '{\n"a": 1,\n"b": 2\n}\n'],
			['packages/old.json', '{}\n'],
		],
		'facts/packages/old.json:1 belongs to nothing that is installed',
	],
];

test.each(stale)('facts with %s are told by their first difference', (_, committed, expected) => {
	expect(firstDifference(new Map(committed), fresh)?.trim()).toBe(expected);
});
