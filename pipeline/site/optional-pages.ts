import {hasCompanyPage} from '../collections/people/company-files';
import {listExperts} from '../collections/people/experts';
import {piecePaths} from '../collections/showcase/gallery';
import {readTemplates, templatePath} from '../collections/templates';
import {contentIndex} from '../content/content-index';
import {readManifests} from '../content/manifest';
import type {Section} from '../content/types';

const hasPages = (section: Section) => [...contentIndex().pages.values()].some((page) => page.section === section);
const hasPieces = () => piecePaths().length > 0;

/** Pages of fixed address that a site has only when it has what they list. */
const conditions: Record<string, () => boolean> = {
	'/learn': () => hasPages('learn'),
	'/learn/archive': () => hasPages('learn'),
	'/success-stories': () => hasPages('success-stories'),
	'/success-stories/archive': () => hasPages('success-stories'),
	'/blog': () => hasPages('blog'),
	'/blog/archive': () => hasPages('blog'),
	'/experts': () => listExperts().length > 0,
	'/player': () => readManifests().site.has('/player'),
	'/lambda': () => readManifests().site.has('/lambda'),
	'/playground': () => readManifests().site.has('/playground'),
	'/about': () => hasCompanyPage('about'),
	'/contact': () => hasCompanyPage('contact'),
	'/showcase': hasPieces,
	'/showcase/add': hasPieces,
	'/templates': () => readTemplates().length > 0,
};

/** Whether the site goes without this page of fixed address. */
export const isLeftOut = (path: string): boolean => conditions[path]?.() === false;

/** Addresses of the pages made from lists, by the route that shows them. */
export const listedPaths = (): Record<'/experts/:slug' | '/showcase/:slug' | '/templates/:name', string[]> => ({
	'/experts/:slug': listExperts().map(({path}) => path),
	'/showcase/:slug': piecePaths(),
	'/templates/:name': readTemplates().map(({slug}) => templatePath(slug)),
});
