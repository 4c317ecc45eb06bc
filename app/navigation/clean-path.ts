/** The path a reader should see: without `/index.html` or `.html`. `/docs/x/index.html` and `/docs/x.html` are `/docs/x`. */
export function cleanPath(pathname: string): string {
	const clean = pathname.replace(/(?:\/index)?\.html$/, '');
	return clean === '' || clean === '/index' ? '/' : clean;
}

/** The form that page data uses: clean and without trailing slash. */
export function routePath(pathname: string): string {
	return cleanPath(pathname).replace(/(.)\/+$/, '$1');
}
