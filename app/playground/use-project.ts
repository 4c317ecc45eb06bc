import {useCallback, useEffect, useMemo, useRef, useState} from 'react';
import {draftKey, draftPath, writeDraft} from './drafts';
import {isLink} from './link';
import type {Opening} from './opening';
import {lengthOf, MAX_CODE, type Project, type ProjectFile} from './project';

/** Milliseconds after the last change until the draft is written. */
const SETTLED = 400;

/** The name of the file that has grown the most. */
const mostGrown = (files: ProjectFile[], before: ProjectFile[]): string | undefined => {
	const growth = ({name, code}: ProjectFile) => code.length - (before.find((file) => file.name === name)?.code.length ?? 0);
	return [...files].sort((a, b) => growth(b) - growth(a))[0]?.name;
};

/** Has the URL say what a reload should open, unless the reader has gone elsewhere. */
const showAddress = (address: string): void => {
	const {search, hash} = window.location;
	if (isLink(hash) || draftKey(new URLSearchParams(search)) !== undefined) {
		window.history.replaceState(window.history.state, '', address);
	}
};

type Kept = {project: Project; isChanged: boolean; mayRun: boolean};

/** Keeps a changed project as a draft: soon after each change, when the reader leaves, and at once with `keep`. */
const useDraft = ({key, link}: Pick<Opening, 'key' | 'link'>, {project, isChanged, mayRun}: Kept) => {
	const first = useRef(project);
	/** Writes the draft of the last change, which waits to be written; undefined when none does. */
	const waiting = useRef<() => void>(undefined);

	/** Writes the draft now, for what opens the same video next. False when the browser doesn't keep it. */
	const keep = useCallback(
		(): boolean => writeDraft(key, isChanged ? {project, time: Date.now(), isRun: mayRun, ...(link && {link})} : null),
		[key, project, isChanged, mayRun, link],
	);

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
			// Loaded again, a link would bring back what it said, and the URL of a draft that isn't there another video.
			if (keep() && link) {
				showAddress(isChanged ? draftPath(key) : `/playground${link}`);
			}
		}, SETTLED);
		return () => clearTimeout(timer);
	}, [project, isChanged, keep, key, link]);

	/** Throws the draft away; what is opened next is as it was. */
	const forget = () => {
		first.current = project;
		waiting.current = undefined;
		writeDraft(key, null);
		if (link) {
			showAddress(`/playground${link}`);
		}
	};

	return {keep, forget};
};

/**
 * The project as the reader changes it. Changes are kept as a draft; what is as it was opened is not. `files` are those of the
 * editor. While they are too long for a draft or a link, `project` has the last ones that weren't, and `tooLong` is the name of the
 * file that has grown the most since.
 */
export const useProject = ({key, project: opened, original, link, mustWait}: Opening) => {
	const [edited, setEdited] = useState(opened);
	const {files} = edited;
	const isTooLong = lengthOf(files) > MAX_CODE;
	const fitting = useRef(files);
	if (!isTooLong) {
		fitting.current = files;
	}

	const project = useMemo(() => (isTooLong ? {...edited, files: fitting.current} : edited), [edited, isTooLong]);
	const [mayRun, setMayRun] = useState(!mustWait);
	const isChanged = JSON.stringify(project) !== JSON.stringify(original);
	const {keep, forget} = useDraft({key, link}, {project, isChanged, mayRun});

	const change = useCallback((part: Partial<Project>) => setEdited((before) => ({...before, ...part})), []);

	const writeFile = useCallback(
		(name: string, code: string) =>
			setEdited((before) => ({...before, files: before.files.map((file) => (file.name === name ? {name, code} : file))})),
		[],
	);

	const tooLong = isTooLong ? mostGrown(files, fitting.current) : undefined;
	return {project, files, change, writeFile, tooLong, isChanged, mayRun, run: () => setMayRun(true), keep, forget};
};
