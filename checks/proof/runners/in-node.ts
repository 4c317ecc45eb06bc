import path from 'node:path';
import type {SampleFile} from '../../samples/layout';
import {watched} from '../results/comments';
import {withExports} from '../samples/exports';
import type {StandIn} from '../samples/needs';
import type {Outcome} from './outcome';
import {type Project, TSX} from './project/project';
import {TEMPLATE} from './project/template';
import {preparationFor, settingOfModule} from './setting';

const DRIVER = path.join(TEMPLATE, 'bin', 'drive.ts');
const CONFIG = /^remotion\.config(?:-\d+)?\.ts$/;

/** Files that the arguments of functions name, by their path in the project. */
const STAND_INS = ['public/stand-in/clip.mp4', 'public/stand-in/sound.wav'];

const onDisk = (code: string): string => code.replaceAll('"/stand-in/', '"public/stand-in/');

const commandFor = (name: string): string[] => {
	if (CONFIG.test(name)) {
		return ['npx', 'remotion', 'compositions'];
	}

	return /\.test\.tsx?$/.test(name) ? ['npx', 'vitest', 'run', name] : ['node', '--import', TSX, DRIVER, name];
};

/**
 * Runs a module of Node in a project that has the page's `files`, too. A config file is used by a command, a test by a test
 * runner; a server has to answer. `standIn` is what it asks that something stands in for.
 */
export const runInNode = (project: Project, file: SampleFile, files: SampleFile[], standIn?: StandIn): Promise<Outcome> => {
	const nameOf = ({path: each}: SampleFile): string => path.posix.relative(file.source, each);
	const name = nameOf(file);
	const isTest = /\.test\.tsx?$/.test(name);
	const others = files.filter((other) => other.source === file.source && other !== file && !CONFIG.test(nameOf(other)));
	const {code} = file;
	const texts = {
		...Object.fromEntries(others.map((other) => [nameOf(other), other.code])),
		// Without one, the test runner would take that of the repository around the project.
		...(isTest ? {'vitest.config.mjs': 'export default {};\n'} : {}),
		[CONFIG.test(name) ? 'remotion.config.ts' : name]: CONFIG.test(name) || isTest ? code : onDisk(withExports(watched(file), others)),
	};
	const setting = settingOfModule(code, texts);
	setting.media.push(...STAND_INS);
	return project.run(CONFIG.test(name) ? {...setting, type: undefined} : setting, commandFor(name), {
		before: preparationFor(code),
		standIn: standIn && {of: standIn, in: 'node', code},
	});
};
