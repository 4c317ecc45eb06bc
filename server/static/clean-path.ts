/** The path that a page is stored under: `/x` for `/x/`, `/x.html`, `/x/index.html` and `/x`. */
export const cleanPath = (pathname: string): string => {
	const clean = pathname
		.replace(/\/+$/, '')
		.replace(/(?:\/index\.html|\.html)$/, '')
		.replace(/\/+$/, '');
	return clean || '/';
};
