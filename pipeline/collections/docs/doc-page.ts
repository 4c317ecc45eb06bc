import {cleanPath} from '../../../app/navigation/clean-path';
import {throwProblems} from '../../base/problems';
import {findEntry} from '../../content/content-index';
import type {DocPage} from '../../content/types';
import {compileEntry} from '../../site/content-pages';
import {placeInSidebar, sidebarProblems} from '../../site/sidebars';
import {categoryCard} from '../docs';
import {type PageOptions, proseFields} from '../prose-page';

/** A docs page with its place in the sidebar, or null when there is none. Throws with file and line when it is faulty. */
export const getDocPage = async (path: string, options: PageOptions = {}): Promise<DocPage | null> => {
	const entry = findEntry(cleanPath(path));
	if (entry?.section !== 'docs') {
		return null;
	}

	throwProblems(sidebarProblems());
	const {sidebar, breadcrumbs, previous, next} = placeInSidebar(entry.path, entry.frontMatter.title);
	const [category] = breadcrumbs;
	return {
		...proseFields(entry, await compileEntry(entry), options, category && categoryCard(category.label)),
		kind: entry.frontMatter.kind,
		breadcrumbs,
		...(sidebar && {sidebar}),
		...(previous && {previous}),
		...(next && {next}),
	};
};
