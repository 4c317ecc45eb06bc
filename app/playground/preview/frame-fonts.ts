import {FILM_FACES} from '../../islands/player/film-fonts';
import type {Font} from '../frame/messages';

let fonts: Promise<Font[]> | undefined;

/** The fonts of the videos, fetched once; none where that fails, until it is asked again. The frame can't fetch them: it has no network. */
export const loadFrameFonts = (): Promise<Font[]> => {
	fonts ??= Promise.all(FILM_FACES.map(async ({family, weight, url}) => ({family, weight, data: await (await fetch(url)).arrayBuffer()})));
	fonts.catch(() => {
		fonts = undefined;
	});
	return fonts.catch(() => []);
};
