import {FILM_FACES} from '../../islands/player/film-fonts';
import type {Font} from '../frame/messages';

let fonts: Promise<Font[]> | undefined;

/** Fetches the videos' fonts, once, because the iframe has no network access. Empty if that fails; the next call tries again. */
export const loadFrameFonts = (): Promise<Font[]> => {
	fonts ??= Promise.all(FILM_FACES.map(async ({family, weight, url}) => ({family, weight, data: await (await fetch(url)).arrayBuffer()})));
	fonts.catch(() => {
		fonts = undefined;
	});
	return fonts.catch(() => []);
};
