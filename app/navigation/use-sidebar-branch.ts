import {useMatches} from 'react-router';
import type {DocPage, SidebarBranch} from '../../pipeline/content/types';

/** The sidebar branch of the current page, if it has one. */
export const useSidebarBranch = (): SidebarBranch | undefined =>
	(useMatches().at(-1)?.loaderData as {page?: Partial<DocPage>} | undefined)?.page?.sidebar;
