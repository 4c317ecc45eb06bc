import path from 'node:path';
import type {ReactElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {CodeFigure, HighlightContext} from '../../../prose/code/code-figure';
import {createCommands} from '../../../prose/create/component';
import {installCommands} from '../../../prose/install/component';
import {PackageManagerTabs} from '../../../prose/package-managers/package-managers';
import {pathFrom} from '../../base/file-paths';
import {repoDir} from '../../base/site-dir';
import {quotedIn} from '../../base/text/quoted';
import {loadHighlighter} from '../../compiler/code/highlight';
import type {PageLink} from '../../content/types';
import {readDemo} from '../../demos/demos';
import {listSamples} from '../../playground/samples';
import {editPath} from '../../playground/sources';
import {listPieces} from './gallery';
import {componentName, extraPackages, importedFrom, rootFile} from './starting-point';
import type {Piece, PiecePage} from './types';

const Start = ({slug, rootCode, packages, samples}: {slug: string; rootCode: string; packages: string[]; samples: string[]}) => (
	<>
		<p>Create an empty project:</p>
		<PackageManagerTabs commands={createCommands('blank')} />
		{packages.length > 0 ? (
			<>
				<p>
					Add what the source imports, in the same version as <code>remotion</code> in your <code>package.json</code>:
				</p>
				<PackageManagerTabs commands={installCommands(packages.join(' '))} />
			</>
		) : null}
		{samples.map((name) => (
			<p key={name}>
				Download{' '}
				<a href={`/${name}`} download>
					{path.basename(name)}
				</a>{' '}
				and save it as{' '}
				<code className="long">
					public/{path.dirname(name)}/<wbr />
					<span>{path.basename(name)}</span>
				</code>
				: the video plays it.
			</p>
		))}
		<p>
			Save the source as <code>src/{componentName(slug)}.tsx</code>, and list it as a composition. Its texts, colors and numbers are props:
			change them here.
		</p>
		<CodeFigure sample={{code: rootCode, language: 'tsx', title: 'src/Root.tsx', marked: []}} />
	</>
);

const neighbor = (piece: Piece | undefined): PageLink | undefined => piece && {title: piece.title, path: piece.path};

/** Everything that the page of a piece shows; undefined when the gallery has no such piece. */
export const getPiecePage = async (slug: string): Promise<PiecePage | undefined> => {
	const pieces = listPieces();
	const at = pieces.findIndex((piece) => piece.slug === slug);
	const piece = pieces[at];
	if (!piece) {
		return undefined;
	}

	const demo = readDemo(piece.demo.id);
	const packages = extraPackages(importedFrom(demo.source));
	const samples = quotedIn(
		demo.source + JSON.stringify(demo.defaultProps),
		listSamples().map(({name}) => name),
	);
	const sourceName = pathFrom(repoDir, demo.sourceFile);
	const highlight = await loadHighlighter(['tsx', 'bash']);
	const toHtml = (content: ReactElement) =>
		renderToStaticMarkup(<HighlightContext value={highlight}>{content}</HighlightContext>, {identifierPrefix: 'p'});
	const previous = neighbor(pieces[at - 1]);
	const next = neighbor(pieces[at + 1]);
	const edit = editPath(piece.demo.id);
	return {
		...piece,
		packages: ['remotion', ...packages],
		sourceName,
		sourceHtml: toHtml(<CodeFigure sample={{code: demo.source.trimEnd(), language: 'tsx', title: sourceName, marked: []}} />),
		startHtml: toHtml(<Start slug={slug} rootCode={rootFile(slug, demo)} packages={packages} samples={samples} />),
		...(edit && {editPath: edit}),
		...(previous && {previous}),
		...(next && {next}),
	};
};
