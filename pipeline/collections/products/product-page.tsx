import path from 'node:path';
import type {ReactElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {CodeFigure, HighlightContext} from '../../../prose/code/code-figure';
import {installCommands} from '../../../prose/install/component';
import {PackageManagerTabs} from '../../../prose/package-managers/package-managers';
import {readText} from '../../base/data/read-text';
import {loadHighlighter} from '../../compiler/code/highlight';
import {firstWritten, written} from '../../content/words';
import {wordsFile} from '../../content/words-file';
import {leads, licenseWords} from '../license';
import {checkQuotes} from '../quotes';
import {fillIn, type ProductWords, productFile, productProblem, productWords, samplesDir} from './product-words';
import type {ProductPage} from './types';

type Step = ProductWords['steps'][number];

const blockOf = ({install, command = '', sample}: Step): ReactElement => {
	if (install) {
		return <PackageManagerTabs commands={installCommands(install)} />;
	}

	const code = sample ? readText(path.join(samplesDir, sample.file)).trimEnd() : command;
	return <CodeFigure sample={{code, language: sample ? 'tsx' : 'bash', ...(sample && {title: sample.title}), marked: []}} />;
};

/** A product in words, with code and commands as HTML of the site's own blocks; `numbers` replace their names in braces. */
export const productPage = async (name: string, numbers: Record<string, number> = {}): Promise<ProductPage> => {
	const {title, headline, description, lead, facts, quote, cost, steps, links} = productWords(name);
	if (quote) {
		checkQuotes([{path: quote.path, quote: quote.text, field: ['quote', 'text']}], wordsFile(productFile(name)));
	}

	const highlight = await loadHighlighter(['tsx', 'bash']);
	const html = (step: Step, index: number) =>
		renderToStaticMarkup(<HighlightContext value={highlight}>{blockOf(step)}</HighlightContext>, {identifierPrefix: `step${index}`});
	return {
		path: `/${name}`,
		title,
		headline,
		description,
		lead,
		facts: facts.map((fact, index) => ({
			...fact,
			figure: fact.figure && fillIn(fact.figure, numbers, (message) => productProblem(name, ['facts', index, 'figure'], message)),
			text: fillIn(fact.text, numbers, (message) => productProblem(name, ['facts', index, 'text'], message)),
			docs: firstWritten([fact.docs]),
		})),
		quote: quote && firstWritten([quote.path]) ? quote : undefined,
		cost: cost.map((item) => ({...item, link: item.link && leads(item.link) ? item.link : undefined})),
		license: licenseWords(),
		steps: steps.map((step, index) => ({
			title: step.title,
			text: step.text,
			link: step.link && leads(step.link) ? step.link : undefined,
			html: html(step, index),
		})),
		links: written(links),
	};
};
