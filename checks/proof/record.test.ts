import {describe, expect, test} from 'vitest';
import {repoDir} from '../../pipeline/base/site-dir';
import {toPage} from '../pages';
import {provenShare} from './prove';
import {type ProofRecord, readRecord, withOutcomes} from './record';
import {reasonIn} from './runners/project/reason';
import {type Sample, samplesOf} from './samples/samples';
import {describeShare, shareOf} from './share';
import {checkStatedNeeds} from './stated';

const page = (text: string): Sample[] => samplesOf({file: 'content/docs/a.mdx', text}).samples;
const block = (code: string, lang = 'tsx', meta = '') => `\`\`\`${lang} ${meta}\n${code}\n\`\`\`\n`;

const record = (ran: string[], toolkit = '4.0.1'): ProofRecord => ({
	toolkit,
	on: '2026-01-02',
	ran: {'content/docs/a.mdx': ran},
	simulated: {},
	declared: {},
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
			block('npx remotion render', 'bash') + block('x', 'ts', 'nocheck="a part"') + block('const a: string = 1;', 'ts', 'expect="TS2322"'),
		);
		expect(samples.map(({needs}) => needs)).toEqual(['shell', 'nothing that runs', 'nothing that runs']);
	});
});

test('RUN-01 a block runs with the packages pinned beside the toolkit, although it is not type-checked', () => {
	const bars = (module: string) =>
		page(
			block(`import gsap from '${module}';\nexport const Bars = () => gsap;`, 'tsx', 'title="src/Bars.tsx" nocheck="not installed"') +
				block("import {Bars} from './Bars';\nexport const All = () => Bars();", 'tsx', 'nocheck="imports Bars"'),
		).map(({needs}) => needs);
	expect(bars('gsap')).toEqual(['browser', 'browser']);
	expect(bars('other')).toEqual(['nothing that runs', 'nothing that runs']);
});

describe('RUN-01 only what ran as it is now is counted', () => {
	const [sample] = page(block('console.log(1);', 'ts'));

	test('the same text', () => {
		expect(shareOf([sample!], record([sample!.hash]), '4.0.1')).toMatchObject({samples: 1, by: {browser: {ran: 1}}});
	});

	test('a changed text, or another version of the toolkit', () => {
		const [changed] = page(block('console.log(2);', 'ts'));
		expect(shareOf([changed!], record([sample!.hash]), '4.0.1')).toMatchObject({by: {browser: {ran: 0, waiting: 1}}});
		expect(shareOf([sample!], record([sample!.hash]), '4.0.2')).toMatchObject({by: {browser: {ran: 0, waiting: 1}}});
	});

	test('a changed file that it imports', () => {
		const imports = (value: number) =>
			page(
				block("import {a} from './a';\nconsole.log(a);", 'ts', 'title="b.ts"') + block(`export const a = ${value};`, 'ts', 'title="a.ts"'),
			)[0]!;
		expect(shareOf([imports(2)], record([imports(1).hash]), '4.0.1')).toMatchObject({by: {browser: {ran: 0, waiting: 1}}});
	});
});

test('RUN-01 a run replaces what was known, keeps the rest and the reason of a failure, and forgets what is gone', () => {
	const [good, bad, waiting] = page(block('a();', 'ts') + block('b();', 'ts') + block('c();', 'ts'));
	const outcomes = new Map([
		[good!, {result: 'ran' as const}],
		[bad!, {result: 'failed' as const, reason: 'b is not defined'}],
	]);
	const now = {toolkit: '4.0.1', on: '2026-01-03'};
	const known: ProofRecord = {...record(['gone', bad!.hash]), declared: {'content/docs/a.mdx': [waiting!.hash]}};
	expect(withOutcomes(known, [good!, bad!, waiting!], outcomes, now)).toEqual({
		...now,
		ran: {'content/docs/a.mdx': [good!.hash]},
		simulated: {},
		declared: {'content/docs/a.mdx': [waiting!.hash]},
		failed: {'content/docs/a.mdx': {[bad!.hash]: 'b is not defined'}},
	});
	expect(withOutcomes(known, [good!, bad!, waiting!], new Map(), {...now, toolkit: '4.0.2'}).declared).toEqual({});
});

describe('what needs an account with AWS', () => {
	const [sample] = page(block('npx remotion lambda sites ls', 'bash'));
	const simulated: ProofRecord = {...record([]), simulated: {'content/docs/a.mdx': [sample!.hash]}};

	test('RUN-01 is counted apart when it ran against a stand-in, and in words', () => {
		const share = shareOf([sample!], simulated, '4.0.1');
		expect(share).toMatchObject({
			by: {shell: {samples: 0, ran: 0}},
			standIn: {aws: {samples: 1, ran: 1}, google: {samples: 0}},
			absent: {},
		});
		expect(describeShare(share).slice(0, 5)).toEqual([
			'Samples proven by running them: 0 of 0 that can run here (0.0 %); of all 1: 0.0 %',
			'Samples that need an AWS account and ran against a stand-in for AWS: 1 of 1; 0 fail, 0 only declare something or changed since',
			'Samples that need a Google Cloud project and ran against a stand-in for Google Cloud: 0 of 0; 0 fail, 0 only declare something or changed since',
			'Samples that need a package registry and ran against a stand-in for npm: 0 of 0; 0 fail, 0 only declare something or changed since',
			'All together: 1 of all 1: 100.0 %',
		]);
	});

	test('RUN-01 its page still states the account', () => {
		const text = `---\ntitle: A\nsamplesNeed: [account]\n---\n\n${block('npx remotion lambda sites ls', 'bash')}`;
		const stating = (stated: string[]) => ({
			...toPage('content/docs/a.mdx', 'docs/a.mdx', text),
			frontMatter: {title: 'A', samplesNeed: stated},
		});
		expect(checkStatedNeeds(stating(['account']), simulated, '4.0.1')).toEqual([]);
		expect(checkStatedNeeds(stating([]), simulated, '4.0.1')).toHaveLength(1);
	});

	test('RUN-01 does not count as run when the record says no more than that it ended well', () => {
		expect(shareOf([sample!], record([sample!.hash]), '4.0.1')).toMatchObject({
			by: {shell: {ran: 0}},
			standIn: {aws: {ran: 0, waiting: 1}},
		});
	});

	test.each([
		["import {speculateFunctionName, type AwsRegion} from '@remotion/lambda/client';", 'node'],
		["import {getRegions} from '@remotion/cloudrun/client';", 'node'],
		["import {getSites, speculateFunctionName} from '@remotion/lambda/client';", 'account'],
	])('RUN-01 what only calculates needs none: %s', (code, needs) => {
		expect(page(block(`${code}\nspeculateFunctionName();`, 'ts'))[0]?.needs).toBe(needs);
	});

	test('RUN-01 a command of another cloud, or of a program that is not here, has no stand-in', () => {
		const samples = page(
			block('gcloud storage ls', 'bash') + block('aws s3 ls', 'bash') + block('npm i\nnpx remotion lambda sites ls', 'bash'),
		);
		expect(samples.map(({standIn}) => standIn)).toEqual([undefined, undefined, undefined]);
		expect(page(block('npx remotion lambda render <serve-url>', 'bash'))[0]?.needs).toBe('nothing that runs');
	});
});

describe('what cannot run here', () => {
	const front = (stated: string[], ...blocks: string[]) => ({
		...toPage('content/docs/a.mdx', 'docs/a.mdx', blocks.join('')),
		frontMatter: {title: 'A', samplesNeed: stated},
	});

	test('RUN-01 is counted by what it needs, and is no part of what can run', () => {
		const samples = page(block('gcloud storage ls', 'bash') + block('curl https://example.com', 'bash') + block('type A = string;', 'ts'));
		expect(shareOf(samples, record([]), '4.0.1')).toMatchObject({
			samples: 3,
			by: {browser: {samples: 0}, node: {samples: 0}, shell: {samples: 0}},
			absent: {account: 1, network: 1, 'nothing but types': 1},
		});
	});

	test('RUN-01 a page states why a sample of it failed; what ran, or was never tried, is counted as such', () => {
		const {samples} = samplesOf(front(['elsewhere'], block('npx remotion render A', 'bash')));
		const failed: ProofRecord = {...record([]), failed: {'content/docs/a.mdx': {[samples[0]!.hash]: 'no GPU'}}};
		expect(shareOf(samples, failed, '4.0.1').absent).toEqual({elsewhere: 1});
		expect(shareOf(samples, record([]), '4.0.1')).toMatchObject({by: {shell: {waiting: 1}}, absent: {}});
		expect(shareOf(samples, record([samples[0]!.hash]), '4.0.1')).toMatchObject({by: {shell: {ran: 1}}, absent: {}});
	});

	test('RUN-01 a page that is silent about it, or states what no sample needs, is a finding with its line', () => {
		const text = '---\ntitle: A\nsamplesNeed: [account]\n---\n\n';
		const silent = front([], text, block('curl https://example.com', 'bash'));
		expect(checkStatedNeeds(silent, record([]), '4.0.1')).toEqual([
			{
				file: 'content/docs/a.mdx',
				line: 6,
				message: 'this sample needs a package registry or another host, so the front matter has to say samplesNeed: [network]',
			},
		]);
		expect(checkStatedNeeds(front(['account'], text), record([]), '4.0.1')).toEqual([
			{
				file: 'content/docs/a.mdx',
				line: 3,
				message: 'field "samplesNeed": no sample of this page needs an account with somebody\'s cloud; remove account',
			},
		]);
	});
});

test('RUN-01 well over half of the samples that can run here have run, as they are now', async () => {
	const {browser} = (await provenShare()).by;
	expect(browser.ran / browser.samples).toBeGreaterThan(0.6);
}, 120_000);

test('a reason names files by their path in the repository', async () => {
	expect(reasonIn(`Error: ENOENT: no such file, open '${repoDir}/talk.wav'`)).toBe("Error: ENOENT: no such file, open 'talk.wav'");
	expect(JSON.stringify((await readRecord()).failed)).not.toMatch(/\/[^ '"]*\/(?:\.cache\/proof|node_modules)\//);
});
