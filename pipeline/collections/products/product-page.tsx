import type {ReactElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {installCommands} from '../../../prose/install/component';
import {PackageManagerTabs} from '../../../prose/package-managers/package-managers';
import {CodeFigure, HighlightContext} from '../../compiler/code/code-figure';
import {loadHighlighter} from '../../compiler/code/highlight';
import {pageExists} from '../../site/addresses';

type Link = {path: string; title: string};
type Fact = {title: string; text: string; docs?: string};
type Step = {title: string; text?: string; command?: string; code?: {title: string; text: string}; install?: string};

/** A product in words: what it does, what it costs, how to begin. `docs` and `links` may name pages that are not written yet. */
export type Product = {facts: Fact[]; cost: {html: string}[]; steps: Step[]; links: Link[]};

/** Who may use the toolkit without paying, by its license. */
export const LICENSE_COST =
	'Remotion is <a href="https://github.com/remotion-dev/remotion/blob/main/LICENSE.md">free</a> for individuals, for companies of up to three people and for non-profit organizations. Larger companies need a <a href="https://www.remotion.pro/license">company license</a>.';

/** A product with code and commands as HTML of the site's own blocks, without links to pages that do not exist. */
export const productView = async ({facts, cost, steps, links}: Product) => {
	const highlight = await loadHighlighter(['tsx', 'ts', 'bash']);
	const html = (node: ReactElement, prefix: string) =>
		renderToStaticMarkup(<HighlightContext value={highlight}>{node}</HighlightContext>, {identifierPrefix: prefix});
	const stepHtml = ({command, code, install}: Step, index: number): string =>
		install
			? html(<PackageManagerTabs commands={installCommands(install, false)} />, `step${index}`)
			: html(
					<CodeFigure
						sample={{
							code: code?.text ?? command ?? '',
							language: code ? 'tsx' : 'bash',
							...(code && {title: code.title}),
							marked: [],
						}}
					/>,
					`step${index}`,
				);
	const license = pageExists('/docs/license') ? [{path: '/docs/license', title: 'License and pricing'}] : [];
	return {
		facts: facts.map(({docs, ...fact}) => ({...fact, docs: docs && pageExists(docs) ? docs : undefined})),
		cost,
		costLinks: license,
		steps: steps.map((step, index) => ({title: step.title, text: step.text, html: stepHtml(step, index)})),
		links: links.filter(({path}) => pageExists(path)),
	};
};

export type ProductView = Awaited<ReturnType<typeof productView>>;
