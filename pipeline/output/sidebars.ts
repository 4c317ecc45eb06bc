import type {SidebarFile} from '../content/types';
import {writeInto} from './files';

/** Writes each sidebar, whole, to `/sidebars/<id>.json`; pages carry only their own branch. */
export const emitSidebars = async (
	clientDir: string,
	ids: readonly string[],
	sidebar: (id: string) => SidebarFile | undefined,
): Promise<void> => {
	for (const id of ids) {
		const file = sidebar(id);
		if (file) await writeInto(clientDir, `sidebars/${id}.json`, JSON.stringify(file));
	}
};
