import type {ComponentType} from 'react';
import {importAgain} from '../../lib/loading/import-again';
import {defaultExport} from '../loading/default-export';
import {loadFilmFonts} from './film-fonts';

export type Demo = ComponentType<Record<string, unknown>>;

const files = import.meta.glob<{default?: Demo}>(['../../../videos/*/*/index.tsx', '!../../../videos/site/**']);
const demos = new Map(Object.entries(files).map(([file, load]) => [file.split('/').at(-2), load]));

/** Loads the component of a video by the name of its folder, and the fonts. Rejects if there is no such folder, or no component in it. */
export const loadDemo = async (id: string): Promise<Demo> => {
	const load = demos.get(id);
	if (!load) {
		throw new Error(`There is no video “${id}”: expected a folder of this name in videos/`);
	}
	const [module] = await Promise.all([importAgain(load), loadFilmFonts()]);
	return defaultExport(module, `${id}/index.tsx`);
};
