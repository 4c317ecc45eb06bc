import {useMatches} from 'react-router';
import type {DocPage} from '../../../pipeline/content/types';

/** The sidebar that the page stands in, by which the item of the navbar is marked that leads there. */
export const useSidebarId = (): string | undefined =>
	(useMatches().at(-1)?.loaderData as {page?: Partial<DocPage>} | undefined)?.page?.sidebar?.id;
