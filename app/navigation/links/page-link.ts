import {cleanPath} from '../clean-path';

/** Paths with a file extension, such as `/blog/rss.xml` or `/docs/spring.md`, aren't pages. */
const FILE = /\.[a-z0-9]+$/i;

/**
 * The URL of a link to a page of this site in this window; `null` for files, downloads, other windows and other origins. Its path
 * is clean, so hidden extensions (`.html`) count as pages.
 */
export function pageLink(anchor: HTMLAnchorElement): URL | null {
	if (!anchor.href || anchor.origin !== window.location.origin || anchor.hasAttribute('download') || anchor.hasAttribute('data-reload')) {
		return null;
	}

	if (anchor.target && anchor.target !== '_self') {
		return null;
	}

	const url = new URL(anchor.href);
	url.pathname = cleanPath(url.pathname);
	return FILE.test(url.pathname) ? null : url;
}
