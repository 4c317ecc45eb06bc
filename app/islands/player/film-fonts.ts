import sans from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2?url';
import mono from '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2?url';

/** Families of the videos. The page may have settled for a fallback, because its fonts never swap late; a video must look like its poster. */
export const FILM_SANS = 'Geist Film';
const FILM_MONO = 'Geist Mono Film';

/** The faces of the videos, for whoever draws one in another document. */
export const FILM_FACES = [
	{family: FILM_SANS, url: sans, weight: '100 900'},
	{family: FILM_MONO, url: mono, weight: '100 900'},
];

let ready: Promise<void> | undefined;

const load = async (): Promise<void> => {
	const faces = FILM_FACES.map(({family, url, weight}) => new FontFace(family, `url(${url})`, {weight}));
	for (const face of faces) {
		document.fonts.add(face);
	}

	await faces[0]?.load();
};

/** Resolves when the videos' font is there, or cannot be had: then they use the page's. Loaded once; the second face waits for its first use. */
export const loadFilmFonts = (): Promise<void> => {
	ready ??= load().catch(() => undefined);
	return ready;
};
