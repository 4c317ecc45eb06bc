import {expect, test} from 'vitest';
import type {CommandLineFacts} from '../../pipeline/content/facts/facts';
import {formatFinding} from '../finding';
import {checkCommands} from './commands';

const facts: CommandLineFacts = {
	flags: {'--log': {}, '--config': {}},
	options: {},
	commands: {
		render: {flags: {'--codec': {}, '--overwrite': {}, '-q': {}}},
		ffmpeg: {flags: {}, passesFlags: true},
		studio: {flags: {'--no-open': {}, '--port': {}}},
		lambda: {flags: {}, commands: ['sites', 'render']},
		'lambda render': {flags: {'--props': {}}},
		'lambda sites': {flags: {}, commands: ['create']},
		'lambda sites create': {flags: {'--site-name': {}}},
	},
};
const check = (code: string, info = 'bash') =>
	checkCommands({file: 'docs/a.mdx', text: `---\ntitle: A\n---\n\n\`\`\`${info}\n${code}\n\`\`\`\n`}, facts).map(formatFinding);

const good = [
	'npx remotion render src/index.ts MyVideo out/video.mp4 --codec=h265',
	'npx remotion render MyVideo \\\n  --codec h264 --log=verbose \\\n  -q',
	'npx remotion render --no-overwrite',
	'npx remotion studio --no-open # --unknown',
	'npx remotion lambda sites create src/index.ts --site-name=my-site && npx remotion lambda render my-site',
	`npx remotion lambda render site --props='{"a": "--b"}'`,
	'npx remotion ffmpeg -i in.mp4 -vn out.mp3',
	'npm install remotion --save-exact',
	'npx create-video@latest --blank',
	'npx remotion',
];

test.each(good)('VER-03 `%s` is no finding', (code) => {
	expect(check(code)).toEqual([]);
});

const bad: [string, string][] = [
	[
		'npx remotion render --kodec=h265',
		'docs/a.mdx:6 flag --kodec does not exist for `npx remotion render`, expected one of --codec, --overwrite, -q, --log, --config',
	],
	[
		'echo a\nbunx remotion render \\\n  --scales=2',
		'docs/a.mdx:7 flag --scales does not exist for `npx remotion render`, expected one of --codec, --overwrite, -q, --log, --config',
	],
	[
		'npx remotion rendr src/index.ts',
		'docs/a.mdx:6 command `npx remotion rendr` does not exist, expected one of render, ffmpeg, studio, lambda',
	],
	[
		'npx remotion lambda site create',
		'docs/a.mdx:6 command `npx remotion lambda site` does not exist, expected one of lambda sites, lambda render',
	],
	[
		'npx remotion lambda sites create --codec=h264',
		'docs/a.mdx:6 flag --codec does not exist for `npx remotion lambda sites create`, expected one of --site-name, --log, --config',
	],
	[
		'cd a && yarn remotion studio -p 3000',
		'docs/a.mdx:6 flag -p does not exist for `npx remotion studio`, expected one of --no-open, --port, --log, --config',
	],
];

test.each(bad)('VER-03 `%s` is found', (code, finding) => {
	expect(check(code)).toEqual([finding]);
});

test('VER-03 the command of an <Exec> component is checked, a block with a reason not to be is not', () => {
	expect(checkCommands({file: 'docs/a.mdx', text: 'Text\n\n<Exec command="remotion rendr" />\n'}, facts)).toEqual([
		{file: 'docs/a.mdx', line: 3, message: 'command `npx remotion rendr` does not exist, expected one of render, ffmpeg, studio, lambda'},
	]);
	expect(check('npx remotion rendr', 'bash nocheck="A mistake to show"')).toEqual([]);
});
