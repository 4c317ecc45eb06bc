import {fixedCards, fixedPage} from '../content/fixed-pages';
import {type Collection, page} from './collection';
import {readTemplates, templatePath, templatesDir} from './templates/read-templates';

const templateAt = (path: string) => readTemplates().find(({slug}) => templatePath(slug) === path);

/** The gallery and a page for each template. */
export const templates: Collection = {
	id: 'templates',
	routes: [page('/templates', 'templates.tsx'), page('/templates/:name', 'template.tsx')],
	paths: () => {
		const pages = readTemplates().map(({slug}) => templatePath(slug));
		return pages.length > 0 ? ['/templates', ...pages] : [];
	},
	listed: () => {
		const pages = readTemplates().map(({slug, title, summary}) => ({
			path: templatePath(slug),
			title: `${title} template`,
			description: summary,
		}));
		return [{title: 'Templates', pages: pages.length > 0 ? [fixedPage('/templates'), ...pages] : []}];
	},
	searchable: (path) => {
		const template = templateAt(path);
		return (
			template && {
				kind: 'templates',
				// After the summary, which is its description: the assistant shows both in a row.
				text: [{text: `What’s inside: ${template.inside.join('; ')}. When to choose it: ${template.choose}`}],
				keywords: [...template.kinds, ...template.stack],
			}
		);
	},
	sources: () => [templatesDir],
	cards: () => ({
		...fixedCards('templates'),
		...Object.fromEntries(
			readTemplates().map(({slug, title, stack}) => [
				`template-${slug}`,
				{eyebrow: 'Template', title, footer: stack.slice(0, 3).join(', ')},
			]),
		),
	}),
};
