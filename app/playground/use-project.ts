import {useCallback, useEffect, useMemo, useRef, useState} from 'react';
import {draftKey, draftPath, writeDraft} from './address/drafts';
import {isLink} from './address/link';
import type {Opening} from './address/opening';
import {lengthOf, MAX_CODE, type Project, type ProjectFile} from './project';

/** Milliseconds after the last change until the draft is written. */
const DEBOUNCE_MS = 400;

/** The name of the file that has grown most. */
const mostGrown = (files: ProjectFile[], before: ProjectFile[]): string | undefined => {
	const growth = ({name, code}: ProjectFile) => code.length - (before.find((file) => file.name === name)?.code.length ?? 0);
	return [...files].sort((a, b) => growth(b) - growth(a))[0]?.name;
};

/** Updates the URL, so that a reload opens the right project, unless the reader has navigated elsewhere. */
const showAddress = (address: string): void => {
	const {search, hash} = window.location;
	if (isLink(hash) || draftKey(new URLSearchParams(search)) !== undefined) {
		window.history.replaceState(window.history.state, '', address);
	}
};

type Kept = {project: Project; isChanged: boolean; mayRun: boolean};

/** Stores a changed project as a draft: debounced after each change, when the reader leaves, and at once with `keep`. */
const useDraft = ({key, link}: Pick<Opening, 'key' | 'link'>, {project, isChanged, mayRun}: Kept) => {
	const first = useRef(project);
	/** Writes the pending draft; undefined if none is pending. */
	const waiting = useRef<() => void>(undefined);

	/** Writes the draft now. Returns false if that failed. */
	const keep = useCallback(
		(): boolean => writeDraft(key, isChanged ? {project, time: Date.now(), isRun: mayRun, ...(link && {link})} : null),
		[key, project, isChanged, mayRun, link],
	);

	// Write a pending draft when the page or the playground is closed.
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
			// The draft was discarded in the meantime.
			if (!waiting.current) {
				return;
			}

			waiting.current = undefined;
			// On a reload, the URL of the link would open the unchanged project, and that of a removed draft a different video.
			if (keep() && link) {
				showAddress(isChanged ? draftPath(key) : `/playground${link}`);
			}
		}, DEBOUNCE_MS);
		return () => clearTimeout(timer);
	}, [project, isChanged, keep, key, link]);

	/** Discards the draft, so that the original is opened next. */
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
 * The project as the reader changes it. Changes are stored as a draft. `files` are those in the editor. While they are too long for a draft or a
 * link, `project` has the last ones that weren't, and `tooLong` is the name of the file that has grown most since.
 */
export const useProject = ({key, project: opened, original, link, mustWait}: Opening) => {
	const [{edited, fitting}, setState] = useState({edited: opened, fitting: opened.files});
	const {files} = edited;
	const isTooLong = files !== fitting;
	const project = useMemo(() => (isTooLong ? {...edited, files: fitting} : edited), [edited, fitting, isTooLong]);
	const [mayRun, setMayRun] = useState(!mustWait);
	const isChanged = JSON.stringify(project) !== JSON.stringify(original);
	const {keep, forget} = useDraft({key, link}, {project, isChanged, mayRun});

	const edit = useCallback(
		(toPart: (before: Project) => Partial<Project>) =>
			setState((before) => {
				const next = {...before.edited, ...toPart(before.edited)};
				return {edited: next, fitting: lengthOf(next.files) > MAX_CODE ? before.fitting : next.files};
			}),
		[],
	);

	const change = useCallback((part: Partial<Project>) => edit(() => part), [edit]);

	const writeFile = useCallback(
		(name: string, code: string) => edit(({files}) => ({files: files.map((file) => (file.name === name ? {name, code} : file))})),
		[edit],
	);

	const tooLong = isTooLong ? mostGrown(files, fitting) : undefined;
	return {project, files, change, writeFile, tooLong, isChanged, mayRun, run: () => setMayRun(true), keep, forget};
};
