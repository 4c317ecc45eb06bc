import {useMatches} from 'react-router';
import type {DocPage} from '../../../pipeline/content/types';

/** The id of the current page's sidebar, which determines the active navbar item. */
export const useSidebarId = (): string | undefined =>
	(useMatches().at(-1)?.loaderData as {page?: Partial<DocPage>} | undefined)?.page?.sidebar?.id;
