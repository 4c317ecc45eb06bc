import GithubSlugger from 'github-slugger';
import {contentIndex} from '../content/content-index';
import {sidebarTag} from '../content/manifest';
import {placeOf, sidebarFor} from '../content/sidebar-tree';
import type {PageListSection} from '../content/types';
import {below, type Collection, page, type SiteContext} from './collection';

/** `editorStarterSidebar` is shown as `Editor Starter`; the main sidebar needs no name. */
const sidebarName = (id: string): string => {
	const words = id.replace(/Sidebar$/, '').replaceAll(/(?=[A-Z])/g, ' ');
	const name = words.charAt(0).toUpperCase() + words.slice(1);
	return name === 'Main' ? '' : name === 'Api' ? 'API' : name;
};

/** By sidebar category, in reading order; pages that are in no sidebar come last. */
const listed = ({sidebars}: SiteContext): PageListSection[] => {
	const {pages} = contentIndex();
	const sections = new Map<string, PageListSection>();
	const add = (title: string, path: string) => {
		const entry = pages.get(path);
		if (entry) {
			const section = sections.get(title) ?? {title, pages: []};
			section.pages.push({title: entry.frontMatter.title, path, description: entry.frontMatter.description});
			sections.set(title, section);
		}
	};
	for (const {id, order, items} of sidebars) {
		const name = sidebarName(id);
		const pagesOfCategories = new Set(items.flatMap((item) => (item.type === 'category' ? (item.path ?? []) : [])));
		for (const {path, title} of order.filter(({path}) => sidebarFor(sidebars, path, sidebarTag(path))?.id === id)) {
			const [top] = placeOf(sidebars, {path, title}, sidebarTag(path)).breadcrumbs;
			const category = top && (top.path !== path || pagesOfCategories.has(path)) ? top.label : undefined;
			// A sidebar and its only category may have one name.
			add([...new Set([name, category])].filter(Boolean).join(': ') || 'General', path);
		}
	}

	for (const {path, section} of pages.values()) {
		if (section === 'docs' && !sidebars.some(({spots}) => spots.has(path))) {
			add('More', path);
		}
	}

	return [...sections.values()];
};

/** The name of the Open Graph image that the pages of a top-level sidebar category share. */
export const categoryCard = (label: string): string => `docs-${new GithubSlugger().slug(label)}`;

export const docs: Collection = {
	id: 'docs',
	routes: [{...below('/docs', 'docs-layout.tsx'), routes: [page('/docs', 'doc.tsx'), below('/docs/*', 'doc.tsx')]}],
	paths: () => [...contentIndex().pages.values()].filter(({section}) => section === 'docs').map(({path}) => path),
	listed,
	cards: ({sidebars}) =>
		Object.fromEntries(
			sidebars
				.flatMap(({items}) => items)
				.flatMap((item) => (item.type === 'category' ? [[categoryCard(item.label), {eyebrow: 'Documentation', title: item.label}]] : [])),
		),
	sidebar: (path, {sidebars}) => sidebarFor(sidebars, path, sidebarTag(path))?.id,
};
