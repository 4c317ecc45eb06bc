import {useCallback, useState} from 'react';
import {acceptFiles} from './accept';

/** The files that the reader has added, and why others weren't accepted. Both functions are stable. */
export const useOwnFiles = () => {
	const [{own, problems}, setOwn] = useState<ReturnType<typeof acceptFiles>>({own: [], problems: []});
	const add = useCallback((files: File[]) => setOwn((before) => acceptFiles(before.own, files)), []);
	const remove = useCallback(
		(name: string) => setOwn((before) => ({own: before.own.filter((file) => file.name !== name), problems: []})),
		[],
	);
	return {own, problems, add, remove};
};
