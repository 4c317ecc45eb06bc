import {useCallback, useEffect, useEffectEvent, useMemo, useRef, useState} from 'react';
import type {PlaybackSettings} from '../../islands/player/playback/playback-settings';
import type {Asset} from '../assets/assets';
import type {Problem, Program} from '../compile/compile';
import type {Project} from '../project';
import type {SchemaField} from '../schema-fields';
import {createPreview, type Preview} from './preview';
import type {RemotePlayer} from './remote-player';
import {useFailure} from './use-failure';
import {useProgram} from './use-program';

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
 * Compiles the project whenever its files change, and runs it in an iframe inside `host`, starting at frame `at`, once `mayRun` is true and its
 * files have loaded. Working code is shown at once, errors only when the reader pauses.
 */
export const usePreview = (
	host: HTMLElement | null,
	project: Project,
	{assets, mayRun, playback, at}: {assets: readonly Asset[] | undefined; mayRun: boolean; playback: PlaybackSettings; at: number},
) => {
	const [player, setPlayer] = useState<RemotePlayer | null>(null);
	const [schema, setSchema] = useState<SchemaField[] | null>(null);
	const [isLate, setLate] = useState(false);
	/** Whether the preview shows the newest code. */
	const [isCurrent, setCurrent] = useState(false);
	const outdate = useCallback(() => setCurrent(false), []);
	const preview = useRef<Preview>(null);
	const version = useRef(0);

	const {width, height, fps, durationInFrames, props} = project;
	const settings = useMemo(() => ({width, height, fps, durationInFrames, props}), [width, height, fps, durationInFrames, props]);
	const {program, found, isLost} = useProgram(project.files, outdate);
	// Before the effects below, which need its newest revision.
	const {failure, revision, report} = useFailure(project, {program, assets, settings}, outdate);
	const run = useEffectEvent((compiled: Program, given: readonly Asset[]): void => {
		version.current++;
		const newest = {...settings, ...playback, revision: revision.current};
		preview.current?.run({version: version.current, program: compiled, settings: newest, assets: given});
	});

	useEffect(() => {
		if (!host) {
			return;
		}

		const created = createPreview(host, at, {
			onDrawn: (drawn) => setCurrent(drawn === version.current),
			onFailed: (failed, of, reason) => {
				if (failed === version.current) {
					report(reason, of);
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
		return () => created.dispose();
	}, [host, at, report]);

	useEffect(() => {
		if (program && assets && mayRun && host) {
			run(program, assets);
		}
	}, [program, assets, mayRun, host]);

	useEffect(() => {
		preview.current?.set({...settings, ...playback, revision: revision.current});
	}, [settings, playback, revision]);

	const problems = isLost ? [LOST] : isLate ? [LATE, ...found] : failure ? [failure, ...found] : found;
	return {
		player,
		problems,
		hasFailed: problems.some(({severity}) => severity === 'error'),
		defaults: program?.defaults ?? {},
		schema,
		hasSound: program?.media.isHeard ?? false,
		isCurrent,
		/** The preview, once it exists. */
		preview,
	};
};
