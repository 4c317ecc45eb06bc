import {beforeAll, expect, test} from 'vitest';
import type {CommandLineFacts} from '../../../pipeline/content/facts/facts';
import {ensureToolkit, toolkitDir} from '../../toolkit/install';
import {readCommandLine} from './command-line';

let facts: CommandLineFacts;

beforeAll(async () => {
	await ensureToolkit();
	facts = readCommandLine(toolkitDir);
}, 600_000);

const flags = (command: string): string[] => Object.keys(facts.commands[command]?.flags ?? {});

const taken: [string, string][] = [
	['render', '--codec'],
	['render', '--frames'],
	['still', '--frame'],
	['benchmark', '--runs'],
	['benchmark', '--concurrencies'],
	['bundle', '--out-dir'],
	['studio', '--no-open'],
	['lambda render', '--frames-per-lambda'],
	['lambda render', '--webhook-custom-data'],
	['lambda functions deploy', '--memory'],
	['lambda still', '--props'],
	['cloudrun services deploy', '--memoryLimit'],
];

test.each(taken)('VER-03 %s takes %s', (command, flag) => {
	expect(flags(command)).toContain(flag);
});

const refused: [string, string][] = [
	['render', '--frame'],
	['still', '--frames'],
	['still', '--codec'],
	['lambda regions', '--codec'],
	['lambda sites create', '--memory'],
];

test.each(refused)('VER-03 %s does not take %s', (command, flag) => {
	expect(flags(command)).not.toContain(flag);
});

test('VER-03 commands with sub-commands name them', () => {
	expect(facts.commands['lambda functions']?.commands).toEqual(['deploy', 'ls', 'rm', 'rmall']);
	expect(facts.commands.cloudrun?.commands).toContain('services');
});

test('a flag has the default of the table of options', () => {
	expect(facts.commands.render?.flags['--timeout']).toEqual({
		type: 'number',
		default: '30000',
		option: 'delayRenderTimeoutInMillisecondsOption',
	});
	expect(facts.commands['lambda render']?.flags['--max-retries']).toEqual({default: '1'});
});

test('a flag that turns something off has the opposite default of its option', () => {
	expect(facts.options.headlessOption?.default).toBe('true');
	expect(facts.commands.render?.flags['--disable-headless']?.default).toBe('false');
	expect(facts.commands.render?.flags['--enable-multiprocess-on-linux']?.default).toBe('true');
	expect(facts.commands.studio?.flags['--disable-git-source']?.default).toBe('false');
});
