import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {clipFile, clipUrl, listDemos, posterFile, posterUrl, readDemo} from '../../demos/demos';
import type {Maker} from '../output';
import {nameIn} from '../rules';

/** The posters of every demo and its variants, and its clip if it has one, at the hashed URLs that pages ask for. */
export const posters: Maker = {
	list: () =>
		listDemos().flatMap((id) => {
			const variants = Object.keys(readDemo(id).variants).map((variant) => posterUrl(id, variant));
			return [posterUrl(id), clipUrl(id), ...variants].filter((url) => url !== undefined);
		}),
	make: async (address) => {
		const [, id, variant, ending] = /^([a-z\d-]+)(?:_([a-z\d-]+))?\.\w{8}\.(webp|webm)$/.exec(nameIn('posters', address)) ?? [];
		const file = id && (ending === 'webm' ? clipFile(id) : posterFile(id, variant));
		return file && existsSync(file) ? readFile(file) : undefined;
	},
};
