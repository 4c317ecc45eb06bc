import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {clipFile, clipUrl, listDemos, posterFile, posterUrl} from '../../demos/demos';
import type {Maker} from '../output';
import {nameIn} from '../rules';

/** The poster of every demo, and its clip if it has one, at the hashed addresses that pages ask for. */
export const posters: Maker = {
	list: () => listDemos().flatMap((id) => [posterUrl(id), clipUrl(id)].filter((url) => url !== undefined)),
	make: async (address) => {
		const [, id, ending] = /^([\w-]+)\.\w{8}\.(webp|webm)$/.exec(nameIn('posters', address)) ?? [];
		const file = id && (ending === 'webm' ? clipFile(id) : posterFile(id));
		return file && existsSync(file) ? readFile(file) : undefined;
	},
};
