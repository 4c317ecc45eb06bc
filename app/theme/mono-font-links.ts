import monoFont from '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2?url';
import type {LinksFunction} from 'react-router';

/** For routes that show code: it is set in its own font from the first page on. */
export const monoFontLinks: LinksFunction = () => [
	{rel: 'preload', href: monoFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous'},
];
