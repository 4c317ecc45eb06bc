import {expect, test} from 'vitest';
import {type CommandLineFacts, readFacts} from '../../pipeline/content/facts/facts';
import {formatFinding} from '../finding';
import {toPage} from '../pages';
import {splitListProblems} from './partial-lists';
import {parseExceptions} from './undocumented';

const cli: CommandLineFacts = {
	flags: {'--log': {}},
	options: {},
	commands: {render: {flags: {'--codec': {}, '--crf': {}, '--old': {deprecated: 'renamed'}, '-q': {}, '--dialog': {preset: true}}}},
};
const find = (body: string, rows = '', facts = cli) =>
	splitListProblems([toPage('content/docs/a.mdx', 'docs/a.mdx', `---\ntitle: A\n---\n\n${body}\n`)], facts, parseExceptions(rows)).map(
		formatFinding,
	);

const codec = '<Flags command="render" only="--codec">\n</Flags>';
const missing = 'content/docs/a.mdx:5 the lists of npx remotion render leave out --crf, expected each in a list or under a heading';

const good: [string, string][] = [
	['parts that tell everything', `${codec}\n<Flags command="render" only="--crf">\n</Flags>`],
	['a part and a heading', `${codec}\n\n### \`--crf\`\n`],
	['a whole list', '<Flags command="render">\n</Flags>'],
	['no list', 'Text'],
];

test.each(good)('VER-03 %s leave out nothing', (_, body) => {
	expect(find(body)).toEqual([]);
});

test('VER-03 a flag that belongs to no part of a split list is found', () => {
	expect(find(codec)).toEqual([missing]);
	expect(find(codec, '/docs/a render\tOnly one on purpose')).toEqual([]);
});

test('VER-02 a setter of the configuration that no part lists is found', () => {
	const {facts} = readFacts<CommandLineFacts>('cli.json');
	const [finding] = find('<Options of="@remotion/cli/config#Config" only="setCodec">\n</Options>', '', facts);
	expect(finding).toMatch(/@remotion\/cli\/config#Config leave out .*setConcurrency/);
	expect(finding).not.toMatch(/ setCodec,/);
});
