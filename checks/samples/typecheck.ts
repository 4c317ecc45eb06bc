import {existsSync} from 'node:fs';
import {mkdir, mkdtemp, rm, symlink, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {program} from '../../pipeline/base/programs';
import {cacheDir} from '../../pipeline/base/site-dir';
import {toolkitDir} from '../../scripts/toolkit/install';
import type {SampleFile} from './layout';

/** The folder of the programs that samples make up. */
export const SAMPLES_ROOT = path.join(cacheDir, 'samples');

/** What the compiler says about one place of one file; `file` is a path of the program. */
export type Diagnostic = {file: string; line: number; code: string; message: string};

/** How samples are compiled. */
export const COMPILER_OPTIONS = {
	target: 'esnext',
	lib: ['esnext', 'dom', 'dom.iterable'],
	module: 'preserve',
	moduleResolution: 'bundler',
	// Blocks without an import must not share their names with all other pages.
	moduleDetection: 'force',
	jsx: 'react-jsx',
	strict: true,
	skipLibCheck: true,
	esModuleInterop: true,
	resolveJsonModule: true,
	allowImportingTsExtensions: true,
	allowJs: true,
	checkJs: false,
	noEmit: true,
	types: ['node', 'react', 'react-dom'],
};

const ASSETS: Record<string, string> = {
	string: 'png jpg jpeg gif webp avif svg mp4 webm mov mp3 wav aac m4a ttf otf woff woff2 txt srt glb gltf hdr riv lottie',
	'Record<string, string>': 'css scss sass less',
};

/** Declarations of what samples import beside code, such as pictures and style sheets. */
export const ambientModules = Object.entries(ASSETS)
	.flatMap(([type, extensions]) =>
		extensions.split(' ').map((ext) => `declare module '*.${ext}' {const value: ${type}; export default value;}`),
	)
	.join('\n');

const DIAGNOSTIC = /^(.+?)\((\d+),\d+\): error (TS\d+): (.*)$/;
const GLOBAL_ERROR = /^error (TS\d+: .*)$/;

const parseOutput = (output: string): Diagnostic[] => {
	const diagnostics: Diagnostic[] = [];
	for (const line of output.split('\n')) {
		const match = DIAGNOSTIC.exec(line);
		if (match) {
			diagnostics.push({file: match[1]!, line: Number(match[2]), code: match[3]!, message: match[4]!});
		} else if (GLOBAL_ERROR.test(line)) {
			throw new Error(`The compiler of the samples stopped: ${line}`);
		} else if (/^\s/.test(line) && diagnostics.length > 0) {
			diagnostics.at(-1)!.message += `\n${line}`;
		}
	}

	return diagnostics;
};

/** The folder that has the packages and the compiler installed, and one to work in that belongs to them alone. */
export type Against = {project: string; root: string};

const runCompiler = async (dir: string, project: string): Promise<Diagnostic[]> => {
	const {exitCode, stdout, stderr} = await program('tsc', ['-p', dir, '--pretty', 'false'], {
		cwd: dir,
		localDir: project,
		reject: false,
	});
	const diagnostics = parseOutput(stdout);
	if (exitCode !== 0 && diagnostics.length === 0) {
		throw new Error(`The compiler of the samples failed and named no place:\n${stdout}${stderr}`);
	}

	return diagnostics;
};

/** Lets programs in `root` import the packages that a project has installed, by default the toolkit's. */
export const linkPackages = async (root: string, project = toolkitDir): Promise<void> => {
	await mkdir(root, {recursive: true});
	// On Windows, anyone may create a junction, while a symbolic link takes a privilege.
	await symlink(path.join(project, 'node_modules'), path.join(root, 'node_modules'), 'junction').catch((error: NodeJS.ErrnoException) => {
		if (error.code !== 'EEXIST') {
			throw error;
		}
	});
};

/** Compiles the files as one strict program, in a folder of its own that is gone afterwards; without `against`, with the toolkit. */
export const typecheck = async (
	files: readonly Pick<SampleFile, 'path' | 'code'>[],
	{project, root}: Against = {project: toolkitDir, root: SAMPLES_ROOT},
): Promise<Diagnostic[]> => {
	await linkPackages(root, project);
	const dir = await mkdtemp(path.join(root, 'program-'));
	try {
		for (const file of files) {
			await mkdir(path.dirname(path.join(dir, file.path)), {recursive: true});
			await writeFile(path.join(dir, file.path), file.code);
		}

		await writeFile(path.join(dir, 'assets.d.ts'), ambientModules);
		const config = {
			compilerOptions: {
				...COMPILER_OPTIONS,
				types: COMPILER_OPTIONS.types.filter((name) => existsSync(path.join(project, 'node_modules', '@types', name))),
			},
			files: ['assets.d.ts', ...files.map((file) => file.path).filter((file) => !file.endsWith('.json'))],
		};
		await writeFile(path.join(dir, 'tsconfig.json'), JSON.stringify(config));
		return await runCompiler(dir, project);
	} finally {
		await rm(dir, {recursive: true, force: true});
	}
};
