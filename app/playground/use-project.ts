import {useCallback, useEffect, useRef, useState} from 'react';
import {writeDraft} from './drafts';
import {isLink} from './link';
import type {Opening} from './opening';
import {MAX_CODE, type Project} from './project';

/** Milliseconds after the last change until the draft is written. */
const SETTLED = 400;

/** The project as the reader changes it. Changes are kept as a draft; what is as it was opened is not. */
export const useProject = ({key, project: opened, original, mustWait}: Opening) => {
	const [project, setProject] = useState(opened);
	const [mayRun, setMayRun] = useState(!mustWait);
	const isChanged = JSON.stringify(project) !== JSON.stringify(original);
	const first = useRef(project);

	/** Writes the draft now, for what opens the same video next. */
	const keep = useCallback(
		() => writeDraft(key, isChanged ? {project, time: Date.now(), isRun: mayRun} : null),
		[key, project, isChanged, mayRun],
	);

	useEffect(() => {
		if (project === first.current) {
			return;
		}

		const timer = setTimeout(() => {
			keep();
			// The address still says what the link said: loaded again, it would bring that back.
			if (isChanged && isLink(window.location.hash)) {
				window.history.replaceState(window.history.state, '', '/playground?draft');
			}
		}, SETTLED);
		return () => clearTimeout(timer);
	}, [project, isChanged, keep]);

	const change = useCallback((part: Partial<Project>) => setProject((before) => ({...before, ...part})), []);

	const writeFile = useCallback(
		(name: string, code: string) =>
			setProject((before) => {
				const files = before.files.map((file) => (file.name === name ? {name, code} : file));
				return files.reduce((sum, file) => sum + file.code.length, 0) > MAX_CODE ? before : {...before, files};
			}),
		[],
	);

	/** Throws the draft away; what is opened next is as it was. */
	const forget = () => {
		first.current = project;
		writeDraft(key, null);
	};

	return {project, change, writeFile, isChanged, mayRun, run: () => setMayRun(true), keep, forget};
};
