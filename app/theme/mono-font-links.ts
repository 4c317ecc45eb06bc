import monoFont from '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2?url';
import type {LinksFunction} from 'react-router';

/** Preloads the code font, for routes that show code. */
export const monoFontLinks: LinksFunction = () => [
	{rel: 'preload', href: monoFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous'},
];
