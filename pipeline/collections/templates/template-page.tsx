import {renderToStaticMarkup} from 'react-dom/server';
import {CodeFigure, HighlightContext} from '../../../prose/code/code-figure';
import {createCommands} from '../../../prose/create/component';
import {PackageManagerTabs} from '../../../prose/package-managers/package-managers';
import {problemInFile} from '../../base/data/data-file';
import {pathFrom} from '../../base/file-paths';
import {ContentError} from '../../base/problems';
import {repoDir} from '../../base/site-dir';
import {loadHighlighter} from '../../compiler/code/highlight';
import {titleOf} from '../../content/content-index';
import {readManifests} from '../../content/manifest';
import {demoPreview} from '../../demos/demo-preview';
import {readDemo} from '../../demos/demos';
import {firstOgImage} from '../../site/og-image';
import {readTemplates, type Template, templatePath, templateWordsFile} from './read-templates';
import type {TemplateCard, TemplatePage} from './types';

const previewId = (slug: string) => `template-${slug}`;

/** What the gallery shows of each template. */
export const templateCards = (): TemplateCard[] =>
	readTemplates().map(({slug, title, summary, kind, stack, free}) => ({
		path: templatePath(slug),
		title,
		summary,
		kind,
		stack,
		free,
		preview: demoPreview(previewId(slug)),
	}));

/** The docs pages about a template, without promised ones that aren't written yet. Throws for any other path. */
const relatedPages = ({slug, docs}: Template) =>
	docs.flatMap((page, index) => {
		const title = titleOf(page);
		if (title === undefined && !readManifests().docs.has(page)) {
			const message = `there is no page ${page}, expected a page of the documentation`;
			throw new ContentError([problemInFile(templateWordsFile, [slug, 'docs', index], message)]);
		}

		return title === undefined ? [] : [{path: page, title}];
	});

/** Everything a template's page shows, or undefined when there is no such template. */
export const templatePage = async (name: string): Promise<TemplatePage | undefined> => {
	const templates = readTemplates();
	const at = templates.findIndex(({slug}) => slug === name);
	const template = templates[at];
	if (!template) {
		return undefined;
	}

	const linkTo = (other: Template | undefined) => other && {path: templatePath(other.slug), title: other.title};
	const demo = readDemo(previewId(name));
	const highlight = await loadHighlighter(['bash', 'tsx']);
	const html = (node: React.ReactNode) => renderToStaticMarkup(<HighlightContext value={highlight}>{node}</HighlightContext>);
	const {slug, title, shortName, summary, repo, free, previewUrl, contributedBy, kinds, stack, inside, choose, others} = template;
	return {
		...{path: templatePath(slug), slug, title, shortName, summary, repo, free, previewUrl, contributedBy, kinds, stack, inside, choose},
		others: Object.entries(others).map(([other, when]) => ({
			...{path: templatePath(other), when},
			title: templates.find((candidate) => candidate.slug === other)?.title ?? other,
		})),
		docs: relatedPages(template),
		preview: demoPreview(demo.id),
		image: firstOgImage([`template-${slug}`, 'templates', 'default']),
		commandHtml: html(<PackageManagerTabs commands={createCommands(template.cliId)} />),
		sourceHtml: html(
			<CodeFigure sample={{code: demo.source.trimEnd(), language: 'tsx', title: pathFrom(repoDir, demo.sourceFile), marked: []}} />,
		),
		previous: linkTo(templates[at - 1]),
		next: linkTo(templates[at + 1]),
	};
};
