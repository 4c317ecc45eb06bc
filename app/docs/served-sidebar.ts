import type {SidebarNode} from '../../pipeline/content/types';

const readItem = (item: Element): SidebarNode => {
	const link = item.querySelector('a');
	const label = link?.getAttribute('aria-label') ?? (link ?? item).textContent.trim();
	const path = link?.getAttribute('href') ?? '';
	if (!link) {
		return {type: 'heading', label};
	}

	if (link.target) {
		return {type: 'external', label, href: path};
	}

	if (link.parentElement === item) {
		return {type: 'link', label, path};
	}

	const list = item.querySelector('ul');
	return {type: 'category', label, ...(link.getAttribute('role') ? {} : {path}), first: path, ...(list ? {items: readItems(list)} : {})};
};

const readItems = (list: Element): SidebarNode[] => [...list.children].map(readItem);

const list = typeof document === 'undefined' ? null : document.querySelector('nav[aria-label="Docs"] > ul');

/**
 * The entries of the prerendered sidebar. The page's data doesn't repeat them (see `pipeline/output/html/send-sidebar-once.ts`), so they
 * are read from the document, before hydration may replace it.
 */
export const servedItems: SidebarNode[] = list ? readItems(list) : [];
