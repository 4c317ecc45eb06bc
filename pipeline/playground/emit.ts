import {COMPLETIONS_PATH, FRAME_PATH, sourcePath} from '../../app/playground/files';
import {writeInto} from '../output/files';
import {completions} from './completions';
import {buildFrameScripts} from './frame-build';
import {framePage} from './frame-page';
import {sourceIds, sourceOf} from './sources';

/** Writes what the playground loads: its frame, the sources of the site's videos, and the names that the editor knows. */
export const emitPlayground = async (clientDir: string): Promise<void> => {
	const write = (address: string, text: string) => writeInto(clientDir, address.slice(1), text);
	const scripts = await buildFrameScripts();
	for (const {src, code} of [scripts.core, ...Object.values(scripts.packages)]) {
		await write(src, code);
	}

	// No page of the site: it is in no folder of its own.
	await write(`${FRAME_PATH}.html`, framePage(scripts));
	await write(COMPLETIONS_PATH, JSON.stringify(completions()));
	for (const id of sourceIds()) {
		await write(sourcePath(id), JSON.stringify(sourceOf(id)));
	}
};
