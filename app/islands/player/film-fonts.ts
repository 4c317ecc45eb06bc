import sans from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2?url';
import mono from '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2?url';

/** The font families of videos. They differ from the page's, which keep their fallback if they load late, because a video must look like its poster. */
export const FILM_SANS = 'Geist Film';
const FILM_MONO = 'Geist Mono Film';

/** The font faces of videos, for other documents that render one. */
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

/** Resolves when the videos' sans font has loaded, or failed to: then, videos use the page's font. The mono font loads on its first use. */
export const loadFilmFonts = (): Promise<void> => {
	ready ??= load().catch(() => undefined);
	return ready;
};
