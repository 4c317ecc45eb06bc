import {escapeAttribute} from '../../base/text/escape-html';
import type {SiteConfig} from '../../config/schema';

/** How a browser adds the site's search to its own: an OpenSearch description. */
export const openSearch = ({title, tagline, url}: Pick<SiteConfig, 'title' | 'tagline' | 'url'>): string =>
	`<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
	<ShortName>${escapeAttribute(title.slice(0, 16))}</ShortName>
	<Description>${escapeAttribute(tagline)}</Description>
	<InputEncoding>UTF-8</InputEncoding>
	<Image width="16" height="16" type="image/svg+xml">${escapeAttribute(url)}/favicon.svg</Image>
	<Url type="text/html" template="${escapeAttribute(url)}/search?q={searchTerms}"/>
</OpenSearchDescription>
`;
