import siteConfig from 'virtual:site-config';

/** The dialog's texts that are needed before the search has loaded. They are part of every page. */
export const DIALOG_TEXTS = {
	label: 'Search',
	cancel: 'Cancel',
	openPage: 'Open the search page',
	close: 'to close',
};

/** Returns a function that looks up a text, or its configured translation, and fills in values. */
export const textOf =
	<Key extends string>(texts: Record<Key, string>) =>
	(key: Key, values: Record<string, string | number> = {}): string =>
		((siteConfig.search.translations as Partial<Record<Key, string>> | undefined)?.[key] ?? texts[key]).replace(
			/\{(\w+)\}/g,
			(whole, name: string) => String(values[name] ?? whole),
		);

/** The URL of the search page for a query; `undefined` if the site has no search page. */
export const searchPageUrl = (query = ''): string | undefined => {
	const {searchPagePath} = siteConfig.search;
	return searchPagePath ? `/${searchPagePath}${query === '' ? '' : `?${new URLSearchParams({q: query})}`}` : undefined;
};
