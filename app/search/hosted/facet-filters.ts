import type {SiteConfig} from '../../../pipeline/config/schema';

/** The filters of every hosted query: the configured ones and, with contextual search, the language and the version of the docs. */
export const facetFilters = ({search, locales, versions}: Pick<SiteConfig, 'search' | 'locales' | 'versions'>): (string | string[])[] => {
	const configured = search.searchParameters?.facetFilters ?? [];
	if (!search.contextualSearch) {
		return configured;
	}

	const version = versions.find(({isLast}) => isLast)?.name ?? 'current';
	return [`language:${locales.default}`, ['docusaurus_tag:default', `docusaurus_tag:docs-default-${version}`], ...configured];
};
