import {useEffect, useSyncExternalStore} from 'react';
import type {SidebarBranch, SidebarFile, SidebarNode} from '../../pipeline/content/types';
import {createListeners} from '../lib/listeners';
import {oncePerKey} from '../lib/loading/once';
import {whenIdle} from '../lib/when-idle';
import {servedItems} from './served-sidebar';

/**
 * A page only includes the open branch of its sidebar, so that pages don't grow with it. The whole sidebar is one small file, which is
 * fetched once per visit, when the page is idle.
 */
const files = new Map<string, SidebarFile>();
const {subscribe, notify} = createListeners();

const loadSidebar = oncePerKey(async (id: string): Promise<void> => {
	const response = await fetch(`/sidebars/${encodeURIComponent(id)}.json`, {priority: 'low'});
	if (!response.ok) {
		throw new Error(`${response.status}`);
	}

	const file = (await response.json()) as SidebarFile;
	if (!Array.isArray(file.items)) {
		throw new Error('not a sidebar');
	}

	files.set(id, file);
	notify();
});

/** Fetches a sidebar once. If that fails, the next call tries again. */
export const requestSidebar = (id: string): Promise<void> => loadSidebar(id).catch(() => {});

/** The entries that came with a page: in its data, or in the HTML of the prerendered document. */
export const branchItems = ({items = servedItems}: SidebarBranch): SidebarNode[] => items;

/** The whole sidebar, once it's loaded. */
export const useSidebarFile = (id = ''): SidebarFile | undefined =>
	useSyncExternalStore(
		subscribe,
		() => files.get(id),
		() => undefined,
	);

/** All entries of a sidebar once they're loaded. Until then, those of the page's branch. */
export function useSidebarItems(branch: SidebarBranch): SidebarNode[] {
	const file = useSidebarFile(branch.id);

	useEffect(() => {
		whenIdle(() => void requestSidebar(branch.id));
	}, [branch.id]);

	return file?.items ?? branchItems(branch);
}

/** The labels of the categories around a page, from the outside in; `null` if the sidebar doesn't list it. */
export function openTrail(items: readonly SidebarNode[], path: string): string[] | null {
	for (const item of items) {
		if (item.type === 'link' && item.path === path) {
			return [];
		}

		if (item.type === 'category') {
			const below = item.items ? openTrail(item.items, path) : null;
			if (below || item.path === path) {
				return [item.label, ...(below ?? [])];
			}
		}
	}

	return null;
}
