import {peopleSections} from '../collections/people/pages';
import {postEntries} from '../collections/posts';
import {PRODUCTS} from '../collections/products/pages';
import {listPieces} from '../collections/showcase/gallery';
import {SHOWCASE, SHOWCASE_ADD} from '../collections/showcase/pages';
import {readTemplates, templatePath} from '../collections/templates';
import {contentIndex} from '../content/content-index';
import {allSidebars, placeInSidebar, sidebarOf} from '../content/sidebars';
import type {PageListSection, Section} from '../content/types';
import {isLeftOut} from './optional-pages';

const dated: [Section, string][] = [
	['blog', 'Blog'],
	['learn', 'Learn'],
	['success-stories', 'Success stories'],
];

/** `editorStarterSidebar` is shown as `Editor Starter`; the main sidebar needs no name. */
const sidebarName = (id: string): string => {
	const words = id.replace(/Sidebar$/, '').replaceAll(/(?=[A-Z])/g, ' ');
	const name = words.charAt(0).toUpperCase() + words.slice(1);
	return name === 'Main' ? '' : name === 'Api' ? 'API' : name;
};

const docsSections = (): PageListSection[] => {
	const {pages} = contentIndex();
	const sections = new Map<string, PageListSection>();
	const add = (title: string, path: string) => {
		const page = pages.get(path);
		if (page) {
			const section = sections.get(title) ?? {title, pages: []};
			section.pages.push({title: page.frontMatter.title, path, description: page.frontMatter.description});
			sections.set(title, section);
		}
	};
	for (const {id, order, items} of allSidebars()) {
		const name = sidebarName(id);
		const pagesOfCategories = new Set(items.flatMap((item) => (item.type === 'category' ? (item.path ?? []) : [])));
		for (const {path, title} of order.filter((page) => sidebarOf(page.path) === id)) {
			const [top] = placeInSidebar(path, title).breadcrumbs;
			const category = top && (top.path !== path || pagesOfCategories.has(path)) ? top.label : undefined;
			add([name, category].filter(Boolean).join(': ') || 'General', path);
		}
	}

	for (const {path, section} of pages.values()) {
		if (section === 'docs' && !allSidebars().some(({spots}) => spots.has(path))) {
			add('More', path);
		}
	}

	return [...sections.values()];
};

/** Its texts are those of the pages' own heads. */
const showcaseSection = (): PageListSection[] => {
	const pieces = listPieces();
	return pieces.length === 0
		? []
		: [
				{
					title: 'Showcase',
					pages: [SHOWCASE, SHOWCASE_ADD, ...pieces.map(({path, title, description}) => ({path, title, description}))],
				},
			];
};

const templateSection = (): PageListSection => ({
	title: 'Templates',
	pages: readTemplates().map(({slug, title, summary}) => ({path: templatePath(slug), title: `${title} template`, description: summary})),
});

/** All pages by section: docs by sidebar category in reading order, then the dated pages, newest first, then the others. */
export const listPages = (): PageListSection[] => [
	...docsSections(),
	...dated
		.map(([section, title]) => ({
			title,
			pages: postEntries(section).map(({path, frontMatter}) => ({path, title: frontMatter.title, description: frontMatter.description})),
		}))
		.filter(({pages}) => pages.length > 0),
	...[{title: 'Products', pages: PRODUCTS.filter(({path}) => !isLeftOut(path))}].filter(({pages}) => pages.length > 0),
	...peopleSections(),
	...showcaseSection(),
	...[templateSection()].filter(({pages}) => pages.length > 0),
];
