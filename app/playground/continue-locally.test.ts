import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, describe, expect, test} from 'vitest';
import {temporaryFolder} from '../../tests/support/temporary-folder';
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
const local = (files = project.files, title = project.title) => localProject({...project, title, files}, none, 'https://site.example');

test('PLY-01 a project to continue with has the files, their packages and a root that lists the video', () => {
	const {files, commands} = local();
	expect(files.map(({name}) => name)).toEqual(['src/video/index.tsx', 'src/video/colors.ts', 'src/Root.tsx']);
	expect(files[2]?.code).toContain("import ATitle2ndTake from './video/index';");
	expect(files[2]?.code).toContain('durationInFrames={50}');
	expect(commands).toContain('npx remotion add @remotion/noise');
});

test('PLY-01 packages are found however their imports are written', () => {
	const code =
		'import {a} from "@remotion/noise"\nimport "@remotion/paths"\nexport * from \'zod/mini\'\nimport b from "../--evil"\nimport c from "--force"';
	expect(local([{name: 'index.tsx', code}]).commands).toMatch(/\nnpx remotion add @remotion\/noise @remotion\/paths zod$/);
});

test('PLY-01 no file of the video takes the place of another, whatever it or the video is called', () => {
	const {files} = local([...project.files, {name: 'Root.tsx', code: ''}, {name: 'Composition.tsx', code: ''}], 'Composition');
	const names = files.map(({name}) => name);
	expect(new Set(names).size).toBe(names.length);
	expect(files.at(-1)?.code).toContain("import Video from './video/index';");
});

describe('the script', () => {
	let folder: string;
	beforeEach(() => {
		folder = temporaryFolder();
		mkdirSync(path.join(folder, 'bin'));
	});

	/** Runs it with an `npx` and `npm` that make an empty project, or that fail. */
	const run = (script: string, works = true) => {
		for (const name of ['npx', 'npm']) {
			const makes = name === 'npx' ? '[ "$1" = create-video@latest ] && mkdir "$3"\nexit 0' : '';
			writeFileSync(path.join(folder, 'bin', name), `#!/bin/sh\n${works ? makes : 'exit 1'}\n`, {mode: 0o755});
		}

		return spawnSync('bash', ['-c', script], {cwd: folder, env: {...process.env, PATH: `${folder}/bin:${process.env.PATH}`}}).status;
	};
	const written = (name: string) => readFileSync(path.join(folder, 'a-title-2nd-take', name), 'utf8');

	test('PLY-01 writes the files as they are', () => {
		expect(run(shellScript(local()))).toBe(0);
		expect(written('src/video/index.tsx')).toBe(project.files[0]?.code);
		expect(written('src/Root.tsx')).toContain('ATitle2ndTake');
	});

	test('PLY-02 runs nothing that is written in a file', () => {
		const code = 'export const a = `\nEND_OF_FILE\ntouch "$OLDPWD/ran"\nEND_OF_FILE_\n`;\n';
		expect(run(shellScript(local([{name: 'index.tsx', code}])))).toBe(0);
		expect(existsSync(path.join(folder, 'ran'))).toBe(false);
		expect(written('src/video/index.tsx')).toBe(code);
	});

	test('PLY-01 stops where a command fails, and writes nothing elsewhere', () => {
		mkdirSync(path.join(folder, 'src'));
		writeFileSync(path.join(folder, 'src/Root.tsx'), 'mine');
		expect(run(shellScript(local()), false)).not.toBe(0);
		expect(readFileSync(path.join(folder, 'src/Root.tsx'), 'utf8')).toBe('mine');
	});

	test('PLY-01 fetches files of ours, and names those of the reader', () => {
		const needed = localProject(project, {samples: ['samples/bells.mp3'], own: ["mine'; touch ran '.png"]}, 'https://site.example');
		expect(needed.commands).toContain('curl --create-dirs -o public/samples/bells.mp3 https://site.example/samples/bells.mp3');
		const asks =
			shellScript(needed)
				.split('\n')
				.find((line) => line.startsWith('echo')) ?? '';
		expect(spawnSync('bash', ['-c', asks], {encoding: 'utf8'}).stdout).toBe("Copy mine'; touch ran '.png into public/\n");
	});
});
