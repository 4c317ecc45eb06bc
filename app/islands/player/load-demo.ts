import type {ComponentType} from 'react';
import {importAgain} from '../../lib/import-again';
import {defaultExport} from '../default-export';
import {loadFilmFonts} from './film-fonts';

export type Demo = ComponentType<Record<string, unknown>>;

const demos = import.meta.glob<{default?: Demo}>(['../../../videos/*/index.tsx', '!../../../videos/_*/**', '!../../../videos/og-card/**']);

/** The component of a folder of `videos/`, once the fonts are there too; rejects when there is no such folder, or no component in it. */
export const loadDemo = async (id: string, attempt = 0): Promise<Demo> => {
	const load = demos[`../../../videos/${id}/index.tsx`];
	if (!load) {
		throw new Error(`There is no video “${id}”: expected videos/${id}/index.tsx`);
	}
	const [module] = await Promise.all([importAgain(load, attempt), loadFilmFonts()]);
	return defaultExport(module, `videos/${id}/index.tsx`);
};
