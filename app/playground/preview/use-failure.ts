import {useCallback, useEffect, useRef, useState} from 'react';
import type {Asset} from '../assets/assets';
import type {Problem, Program} from '../compile/compile';
import type {Failure} from '../frame/messages';
import type {Project, VideoSettings} from '../project';
import {TYPING_PAUSE_MS} from './typing-pause';

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

/** The inputs that determine whether a project fails. */
type Cause = {program: Program | undefined; assets: readonly Asset[] | undefined; settings: VideoSettings};

/**
 * The failure of the project, shown once the reader pauses, and cleared by any change, which may have fixed it. `revision` counts the changes.
 * `report` takes a failure with the revision that it belongs to. Calls `onBroken` when a failure is shown.
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
			// Only the first failure counts. Others are consequences or repetitions.
			if (of === revision.current) {
				telling.current ??= setTimeout(() => {
					setFailure(toProblem(reason, newest.current));
					onBroken();
				}, TYPING_PAUSE_MS);
			}
		},
		[onBroken],
	);

	return {failure, revision, report};
};
