import {expect, test} from 'vitest';
import {type CommandLineFacts, readFacts} from '../../pipeline/content/facts/facts';
import {readFlagTypes} from '../../pipeline/content/facts/flag-types';

test('REF-02 every flag has a type, from the shipped code or from content/flag-types.yml', () => {
	const {flags, commands} = readFacts<CommandLineFacts>('cli.json').facts;
	const all = [flags, ...Object.values(commands).map((command) => command.flags)].flatMap(Object.entries);
	const untyped = new Set(all.filter(([name, {type}]) => name.startsWith('--') && type === undefined).map(([name]) => name));
	expect([...readFlagTypes().types.keys()].sort()).toEqual([...untyped].sort());
});
