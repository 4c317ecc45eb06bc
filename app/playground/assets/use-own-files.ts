import {useCallback, useState} from 'react';
import {acceptFiles} from './accept';
import type {OwnFile} from './assets';

type State = ReturnType<typeof acceptFiles> & {removed?: {file: OwnFile; index: number}};

/** The files that the reader has added, why others weren't accepted, and the file removed last. The functions are stable. */
export const useOwnFiles = () => {
	const [{own, problems, removed}, setOwn] = useState<State>({own: [], problems: []});
	const add = useCallback((files: File[]) => setOwn((before) => acceptFiles(before.own, files)), []);
	const remove = useCallback(
		(name: string) =>
			setOwn((before) => {
				const index = before.own.findIndex((file) => file.name === name);
				const file = before.own[index];
				return file ? {own: before.own.toSpliced(index, 1), problems: [], removed: {file, index}} : before;
			}),
		[],
	);
	const restore = useCallback(
		() => setOwn(({own, problems, removed}) => ({own: removed ? own.toSpliced(removed.index, 0, removed.file) : own, problems})),
		[],
	);
	return {own, problems, removed: removed?.file.name, add, remove, restore};
};
