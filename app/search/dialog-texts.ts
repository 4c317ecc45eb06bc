import siteConfig from 'virtual:site-config';

/** What the dialog says before the search is there; every page sends it. */
export const DIALOG_TEXTS = {
	label: 'Search',
	cancel: 'Cancel',
	openPage: 'Open the search page',
	close: 'to close',
};

/** Makes the function that answers a text, in the configured translation if there is one, with its values filled in. */
export const textOf =
	<Key extends string>(texts: Record<Key, string>) =>
	(key: Key, values: Record<string, string | number> = {}): string =>
		((siteConfig.search.translations as Partial<Record<Key, string>> | undefined)?.[key] ?? texts[key]).replace(
			/\{(\w+)\}/g,
			(whole, name: string) => String(values[name] ?? whole),
		);

/** URL of the search page for a query; `undefined` when the site has none. */
export const searchPageUrl = (query = ''): string | undefined => {
	const {searchPagePath} = siteConfig.search;
	return searchPagePath ? `/${searchPagePath}${query === '' ? '' : `?${new URLSearchParams({q: query})}`}` : undefined;
};
