import {useCallback, useEffect, useRef, useState} from 'react';
import {draftKey, draftPath, writeDraft} from './drafts';
import {isLink} from './link';
import type {Opening} from './opening';
import {MAX_CODE, type Project} from './project';

/** Milliseconds after the last change until the draft is written. */
const SETTLED = 400;

/** Has the address say what a reload should open, unless the reader has gone elsewhere. */
const showAddress = (address: string): void => {
	const {search, hash} = window.location;
	if (isLink(hash) || draftKey(new URLSearchParams(search)) !== undefined) {
		window.history.replaceState(window.history.state, '', address);
	}
};

/** The project as the reader changes it. Changes are kept as a draft; what is as it was opened is not. */
export const useProject = ({key, project: opened, original, link, mustWait}: Opening) => {
	const [project, setProject] = useState(opened);
	const [mayRun, setMayRun] = useState(!mustWait);
	const isChanged = JSON.stringify(project) !== JSON.stringify(original);
	const first = useRef(project);
	const [isTooLong, setTooLong] = useState(false);

	/** Writes the draft now, for what opens the same video next. False when the browser doesn't keep it. */
	const keep = useCallback(
		(): boolean => writeDraft(key, isChanged ? {project, time: Date.now(), isRun: mayRun, ...(link && {link})} : null),
		[key, project, isChanged, mayRun, link],
	);

	/** Writes the draft of the last change, which waits to be written; undefined when none does. */
	const waiting = useRef<() => void>(undefined);

	// Closed or left before the reader paused: the last change counts, too.
	useEffect(() => {
		const write = () => waiting.current?.();
		window.addEventListener('pagehide', write);
		return () => {
			window.removeEventListener('pagehide', write);
			write();
		};
	}, []);

	useEffect(() => {
		if (project === first.current) {
			return;
		}

		waiting.current = keep;
		const timer = setTimeout(() => {
			// Thrown away in the meantime, it isn't kept after all.
			if (!waiting.current) {
				return;
			}

			waiting.current = undefined;
			// Loaded again, a link would bring back what it said, and the address of a draft that isn't there another video.
			if (keep() && link) {
				showAddress(isChanged ? draftPath(key) : `/playground${link}`);
			}
		}, SETTLED);
		return () => clearTimeout(timer);
	}, [project, isChanged, keep, key, link]);

	const change = useCallback((part: Partial<Project>) => setProject((before) => ({...before, ...part})), []);

	/** What is too long for a draft or a link isn't taken; `isTooLong` says so until it is. */
	const writeFile = useCallback(
		(name: string, code: string) => {
			const files = project.files.map((file) => (file.name === name ? {name, code} : file));
			const fits = files.reduce((sum, file) => sum + file.code.length, 0) <= MAX_CODE;
			setTooLong(!fits);
			if (fits) {
				change({files});
			}
		},
		[project.files, change],
	);

	/** Throws the draft away; what is opened next is as it was. */
	const forget = () => {
		first.current = project;
		waiting.current = undefined;
		writeDraft(key, null);
		if (link) {
			showAddress(`/playground${link}`);
		}
	};

	return {project, change, writeFile, isTooLong, isChanged, mayRun, run: () => setMayRun(true), keep, forget};
};
