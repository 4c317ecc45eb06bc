/** Pending stylesheets by URL. */
const loading = new Map<string, Promise<void>>();

const append = (link: Partial<HTMLLinkElement>): HTMLLinkElement => {
	const element = Object.assign(document.createElement('link'), {crossOrigin: '', ...link});
	document.head.append(element);
	return element;
};

const loadStyles = (href: string): Promise<void> => {
	const styles = new Promise<void>((resolve, reject) => {
		const link = append({rel: 'stylesheet', href});
		link.onload = () => resolve();
		link.onerror = () => {
			// Removed, so the next try requests it again.
			link.remove();
			reject(new Error(`Unable to preload CSS for ${href}`));
		};
	}).finally(() => loading.delete(href));
	loading.set(href, styles);
	return styles;
};

const preload = (file: string): Promise<void> | undefined => {
	const href = import.meta.env.BASE_URL + file;
	// The router adds a hash to the URLs of style sheets that are also needed by parts.
	const link = document.querySelector<HTMLLinkElement>(`link:is([href="${href}"], [href="${href}#"]):not([rel=prefetch])`);
	if (file.endsWith('.css')) {
		return loading.get(href) ?? (link?.rel === 'stylesheet' ? undefined : loadStyles(href));
	}

	// Not `modulepreload`: browsers never retry a module that failed.
	if (!link && navigator.onLine) {
		append({rel: 'preload', as: 'script', href});
	}

	return undefined;
};

/**
 * Imports part of a page and its stylesheets and chunks in parallel; replaces Vite's own helper. Rejects if any of them can't be
 * loaded; the next call requests what failed again.
 */
export const preloadPart = async <T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> => {
	await Promise.all(files.map(preload));
	return load();
};
