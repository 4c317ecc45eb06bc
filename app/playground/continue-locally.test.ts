import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {localProject, shellScript} from './continue-locally';
import type {Project} from './project';

const project: Project = {
	title: 'A title, 2nd take!',
	files: [
		{
			name: 'index.tsx',
			code: "import {noise2D} from '@remotion/noise';\nimport {blue} from './colors';\nexport default () => `$HOME` + blue;\n",
		},
		{name: 'colors.ts', code: "export const blue = '#0b84f3';\n"},
	],
	width: 640,
	height: 360,
	fps: 25,
	durationInFrames: 50,
	props: {title: "It's"},
};

const none = {samples: [], own: []};

test('PLY-01 a project to continue with has the files, their packages and a root that lists the video', () => {
	const {files, commands} = localProject(project, none, 'https://site.example');
	expect(files.map(({name}) => name)).toEqual(['src/ATitle2ndTake.tsx', 'src/colors.ts', 'src/Root.tsx']);
	expect(files[2]?.code).toContain('durationInFrames={50}');
	expect(commands).toContain('npx remotion add @remotion/noise');
});

test('PLY-01 the script writes the files as they are', () => {
	const folder = mkdtempSync(path.join(tmpdir(), 'playground-'));
	const script = shellScript(localProject(project, none, 'https://site.example')).replace(/^(npx|npm|cd) .*$/gm, '');
	writeFileSync(path.join(folder, 'run.sh'), `mkdir -p src\n${script}`);
	const {status} = spawnSync('bash', ['run.sh'], {cwd: folder});
	expect(status).toBe(0);
	expect(readFileSync(path.join(folder, 'src/ATitle2ndTake.tsx'), 'utf8')).toBe(project.files[0]?.code);
	rmSync(folder, {recursive: true});
});

test('PLY-01 files of ours are fetched, and those of the reader are named', () => {
	const local = localProject(project, {samples: ['samples/bells.mp3'], own: ['mine.png']}, 'https://site.example');
	expect(local.commands).toContain('curl --create-dirs -o public/samples/bells.mp3 https://site.example/samples/bells.mp3');
	expect(shellScript(local)).toContain("echo 'Copy mine.png into public/'");
});
