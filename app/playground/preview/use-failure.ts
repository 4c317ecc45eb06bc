import {useCallback, useEffect, useRef, useState} from 'react';
import type {Asset} from '../assets/assets';
import type {Problem, Program} from '../compile/compile';
import type {Failure} from '../frame/messages';
import type {Project, VideoSettings} from '../project';
import {CALM} from './calm';

const toProblem = ({message, file, line = 1}: Failure, {files}: Project): Problem => {
	const named = files.find(({name}) => name === file);
	return {
		severity: 'error',
		file: named?.name ?? files[0]?.name ?? '',
		line: Math.min(line, named?.code.split('\n').length ?? 1),
		from: 0,
		to: 0,
		message,
	};
};

/** What decides whether a project fails. */
type Cause = {program: Program | undefined; assets: readonly Asset[] | undefined; settings: VideoSettings};

/**
 * Why the project fails, once the reader pauses; what has changed since may have mended it. `revision` counts the changes, and `report`
 * takes a failure with the count that it belongs to. Calls `onBroken` when a failure is shown.
 */
export const useFailure = (project: Project, {program, assets, settings}: Cause, onBroken: () => void) => {
	const [failure, setFailure] = useState<Problem>();
	const revision = useRef(0);
	const telling = useRef<ReturnType<typeof setTimeout>>(undefined);
	const newest = useRef(project);
	newest.current = project;

	// biome-ignore lint/correctness/useExhaustiveDependencies: they are what changes, not what is used
	useEffect(() => {
		revision.current++;
		setFailure(undefined);
		return () => {
			clearTimeout(telling.current);
			telling.current = undefined;
		};
	}, [program, assets, settings]);

	const report = useCallback(
		(reason: Failure, of: number): void => {
			// The first reason counts; what follows from it, or repeats it, doesn't.
			if (of === revision.current) {
				telling.current ??= setTimeout(() => {
					setFailure(toProblem(reason, newest.current));
					onBroken();
				}, CALM);
			}
		},
		[onBroken],
	);

	return {failure, revision, report};
};
