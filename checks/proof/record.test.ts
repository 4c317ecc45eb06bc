import {describe, expect, test} from 'vitest';
import {provenShare} from './prove';
import {type ProofRecord, shareOf, withOutcomes} from './record';
import {type Sample, samplesOf} from './samples';

const page = (text: string): Sample[] => samplesOf({file: 'content/docs/a.mdx', text}).samples;
const block = (code: string, lang = 'tsx', meta = '') => `\`\`\`${lang} ${meta}\n${code}\n\`\`\`\n`;

const record = (ran: string[], toolkit = '4.0.1'): ProofRecord => ({
	toolkit,
	on: '2026-01-02',
	ran: {'content/docs/a.mdx': ran},
	failed: {},
});

describe('what a sample needs', () => {
	test.each([
		["import {useCurrentFrame} from 'remotion';", 'browser'],
		["import {renderMedia} from '@remotion/renderer';", 'node'],
		["import fs from 'node:fs';", 'node'],
		["import {renderMediaOnLambda} from '@remotion/lambda/client';", 'account'],
	])('%s: %s', (code, needs) => {
		expect(page(block(code))[0]?.needs).toBe(needs);
	});

	test('a block needs what the blocks need that it imports', () => {
		const [first, second] = page(
			block("import {get} from './get';\nget();", 'ts', 'title="src/main.ts"') +
				block("import os from 'node:os';\nexport const get = os.cpus;", 'ts', 'title="src/get.ts"'),
		);
		expect([first?.needs, second?.needs]).toEqual(['node', 'node']);
	});

	test('commands are for a shell; what is not checked, or shows an error, does not run', () => {
		const samples = page(
			block('npm i', 'bash') + block('x', 'ts', 'nocheck="a part"') + block('const a: string = 1;', 'ts', 'expect="TS2322"'),
		);
		expect(samples.map(({needs}) => needs)).toEqual(['shell', 'nothing that runs', 'nothing that runs']);
	});
});

describe('RUN-01 only what ran as it stands now is counted', () => {
	const [sample] = page(block('console.log(1);', 'ts'));

	test('the same text', () => {
		expect(shareOf([sample!], record([sample!.hash]), '4.0.1')).toMatchObject({samples: 1, ran: 1});
	});

	test('a changed text, or another version of the toolkit', () => {
		const [changed] = page(block('console.log(2);', 'ts'));
		expect(shareOf([changed!], record([sample!.hash]), '4.0.1')).toMatchObject({ran: 0, waiting: {browser: 1}});
		expect(shareOf([sample!], record([sample!.hash]), '4.0.2')).toMatchObject({ran: 0});
	});

	test('a changed file that it imports', () => {
		const imports = (value: number) =>
			page(
				block("import {a} from './a';\nconsole.log(a);", 'ts', 'title="b.ts"') + block(`export const a = ${value};`, 'ts', 'title="a.ts"'),
			)[0]!;
		expect(shareOf([imports(2)], record([imports(1).hash]), '4.0.1')).toMatchObject({ran: 0});
	});
});

test('RUN-01 a run replaces what was known of its pages and of another version, and keeps the reason of a failure', () => {
	const [good, bad] = page(block('a();', 'ts') + block('b();', 'ts'));
	const outcomes = new Map([
		[good!, {result: 'ran' as const}],
		[bad!, {result: 'failed' as const, reason: 'b is not defined'}],
	]);
	const now = {toolkit: '4.0.1', on: '2026-01-03'};
	const other: ProofRecord = {...record(['old']), ran: {'content/docs/a.mdx': ['old'], 'content/docs/b.mdx': ['kept']}};
	expect(withOutcomes(other, ['content/docs/a.mdx'], outcomes, now)).toEqual({
		...now,
		ran: {'content/docs/a.mdx': [good!.hash], 'content/docs/b.mdx': ['kept']},
		failed: {'content/docs/a.mdx': {[bad!.hash]: 'b is not defined'}},
	});
	expect(Object.keys(withOutcomes(other, [], new Map(), {...now, toolkit: '4.0.2'}).ran)).toEqual([]);
});

test('RUN-01 well over half of the samples for a browser have run, as they stand', async () => {
	const share = await provenShare();
	const {browser = 0} = share.waiting;
	expect(share.ran / (share.ran + share.failed + browser)).toBeGreaterThan(0.6);
}, 120_000);
