import {copyFile, mkdir} from 'node:fs/promises';
import path from 'node:path';
import {clipFile, clipUrl, listDemos, posterFile, posterUrl} from '../demos/demos';

/** Copies the poster of every demo, and its clip if it has one, to the hashed addresses that pages ask for. */
export const emitPosters = async (clientDir: string): Promise<void> => {
	for (const id of listDemos()) {
		const files: [string | undefined, string][] = [
			[posterUrl(id), posterFile(id)],
			[clipUrl(id), clipFile(id)],
		];
		for (const [url, file] of files) {
			if (!url) continue;
			const target = path.join(clientDir, url);
			await mkdir(path.dirname(target), {recursive: true});
			await copyFile(file, target);
		}
	}
};
