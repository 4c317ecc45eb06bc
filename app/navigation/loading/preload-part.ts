/** Stylesheets under way, by their URL. */
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
			// Gone, so that the next try asks for it again.
			link.remove();
			reject(new Error(`Unable to preload CSS for ${href}`));
		};
	}).finally(() => loading.delete(href));
	loading.set(href, styles);
	return styles;
};

const preload = (file: string): Promise<void> | undefined => {
	const href = import.meta.env.BASE_URL + file;
	const link = document.querySelector<HTMLLinkElement>(`link[href="${href}"]:not([rel=prefetch])`);
	if (file.endsWith('.css')) {
		return loading.get(href) ?? (link?.rel === 'stylesheet' ? undefined : loadStyles(href));
	}

	// Not `modulepreload`: what it fails to fetch stays failed for the life of the page.
	if (!link && navigator.onLine) {
		append({rel: 'preload', as: 'script', href});
	}

	return undefined;
};

/**
 * Imports a part of the page with the files that it needs, all at once: takes the place of Vite's own helper. Rejects when a
 * stylesheet or the code can't be loaded; what failed without a network is asked for again by the next call.
 */
export const preloadPart = async <T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> => {
	await Promise.all(files.map(preload));
	return load();
};
