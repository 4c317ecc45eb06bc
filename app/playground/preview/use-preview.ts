import {useEffect, useRef, useState} from 'react';
import type {Running} from '../../islands/player/playback/running';
import type {Asset} from '../assets/assets';
import type {Problem, Program} from '../compile/compile';
import {type Compiler, createCompiler} from '../compile/compiler';
import type {Failure, Settings} from '../frame/messages';
import type {Project} from '../project';
import type {SchemaField} from '../schema-fields';
import {createPreview, type Preview} from './preview';
import type {RemotePlayer} from './remote-player';

/** Milliseconds without a key before an error of half-written code is shown. */
const CALM = 500;

const toProblem = ({message, file, line = 1}: Failure, project: Project): Problem => ({
	severity: 'error',
	file: project.files.some(({name}) => name === file) ? String(file) : (project.files[0]?.name ?? ''),
	line: Math.min(line, project.files.find(({name}) => name === file)?.code.split('\n').length ?? 1),
	from: 0,
	to: 0,
	message,
});

const LOST: Problem = {
	severity: 'error',
	file: '',
	line: 1,
	from: 0,
	to: 0,
	message: 'The compiler could not be loaded. Check your network connection and reload the page.',
};

const LATE: Problem = {...LOST, message: 'The preview could not be loaded. Check your network connection. The next change tries again.'};

/**
 * Compiles the project whenever its files change, and runs it from frame `at` in a frame inside of `host` once `mayRun` and its
 * files are there. Errors wait until the reader pauses; what is right is shown at once.
 */
export const usePreview = (
	host: HTMLElement | null,
	project: Project,
	{assets, mayRun, running, at}: {assets: readonly Asset[] | undefined; mayRun: boolean; running: Running; at: number},
) => {
	const [player, setPlayer] = useState<RemotePlayer | null>(null);
	const [program, setProgram] = useState<Program>();
	const [found, setFound] = useState<Problem[]>([]);
	const [failure, setFailure] = useState<Problem>();
	const [schema, setSchema] = useState<SchemaField[] | null>(null);
	const [isLost, setLost] = useState(false);
	const [isLate, setLate] = useState(false);
	/** The picture is that of the newest code. */
	const [isCurrent, setCurrent] = useState(false);
	const compiler = useRef<Compiler>(null);
	const preview = useRef<Preview>(null);
	const version = useRef(0);
	/** Counts changes of the settings that may make the code fail. */
	const revision = useRef(0);
	/** The version whose failure was reported, or is about to be. */
	const told = useRef(0);
	const telling = useRef<ReturnType<typeof setTimeout>>(undefined);
	const newest = useRef(project);
	newest.current = project;
	const {files, width, height, fps, durationInFrames, props} = project;

	useEffect(() => {
		const created = createCompiler(() => setLost(true));
		compiler.current = created;
		return () => created.dispose();
	}, []);

	useEffect(() => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		let isWanted = true;
		compiler.current?.compile(files, ({problems, program: compiled}) => {
			if (!isWanted) {
				return;
			}

			if (compiled) {
				setFound(problems);
				setFailure(undefined);
				setProgram(compiled);
			} else {
				timer = setTimeout(() => {
					setFound(problems);
					setCurrent(false);
				}, CALM);
			}
		});
		return () => {
			isWanted = false;
			clearTimeout(timer);
		};
	}, [files]);

	useEffect(() => {
		if (!host) {
			return;
		}

		const created = createPreview(host, at, {
			onDrawn: (drawn) => setCurrent(drawn === version.current),
			onFailed: (failed, of, reason) => {
				// The first reason counts; what follows from it, or repeats it, doesn't.
				if (failed === version.current && of === revision.current && failed !== told.current) {
					told.current = failed;
					clearTimeout(telling.current);
					telling.current = setTimeout(() => {
						if (failed === version.current) {
							setFailure(toProblem(reason, newest.current));
							setCurrent(false);
						}
					}, CALM);
				}
			},
			onSchema: (said, fields) => {
				if (said === version.current) {
					setSchema(fields);
				}
			},
			onLate: setLate,
			onPlayer: setPlayer,
		});
		preview.current = created;
		return () => {
			clearTimeout(telling.current);
			created.dispose();
		};
	}, [host, at]);

	// First of the effects of a change: the frame reports again whether the code fails with these settings.
	// biome-ignore lint/correctness/useExhaustiveDependencies: they are what changes, not what is used
	useEffect(() => {
		revision.current++;
		clearTimeout(telling.current);
		told.current = 0;
		setFailure(undefined);
	}, [width, height, fps, durationInFrames, props]);

	const settings = useRef<Omit<Settings, 'revision'>>(null);
	settings.current = {width, height, fps, durationInFrames, props, ...running};

	useEffect(() => {
		if (program && assets && mayRun && host && settings.current) {
			version.current++;
			preview.current?.run({version: version.current, program, settings: {...settings.current, revision: revision.current}, assets});
		}
	}, [program, assets, mayRun, host]);

	useEffect(() => {
		preview.current?.set({width, height, fps, durationInFrames, props, ...running, revision: revision.current});
	}, [width, height, fps, durationInFrames, props, running]);

	const problems = isLost ? [LOST] : isLate ? [LATE, ...found] : failure ? [failure, ...found] : found;
	return {
		player,
		problems,
		hasFailed: problems.some(({severity}) => severity === 'error'),
		defaults: program?.defaults ?? {},
		schema,
		hasSound: program?.media.isHeard ?? false,
		isCurrent,
		/** What can be asked of the frame, once it is there. */
		preview,
	};
};
