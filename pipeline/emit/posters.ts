import {copyFile, mkdir} from 'node:fs/promises';
import path from 'node:path';
import {listDemos, posterFile, posterUrl} from '../demos';

/** Copies the poster of every demo to the hashed address that pages ask for. */
export const emitPosters = async (clientDir: string): Promise<void> => {
	for (const id of listDemos()) {
		const url = posterUrl(id);
		if (!url) continue;
		const target = path.join(clientDir, url);
		await mkdir(path.dirname(target), {recursive: true});
		await copyFile(posterFile(id), target);
	}
};
