import {fixedCards, fixedPage} from '../content/fixed-pages';
import {type Collection, page} from './collection';
import {listPieces, pieceFolder, piecePaths, showcaseDir} from './showcase/gallery';

/** The gallery, its form, and a page for each video. */
export const showcase: Collection = {
	id: 'showcase',
	routes: [page('/showcase', 'showcase.tsx'), page('/showcase/add', 'showcase-add.tsx'), page('/showcase/:slug', 'showcase-piece.tsx')],
	paths: () => {
		const pieces = piecePaths();
		return pieces.length > 0 ? ['/showcase', '/showcase/add', ...pieces] : [];
	},
	listed: () => {
		const pieces = listPieces().map(({path, title, description}) => ({path, title, description}));
		return [{title: 'Showcase', pages: pieces.length > 0 ? [fixedPage('/showcase'), fixedPage('/showcase/add'), ...pieces] : []}];
	},
	searchable: (path) => {
		const piece = listPieces().find((one) => one.path === path);
		return piece && {keywords: piece.tags};
	},
	sources: (path) => [pieceFolder(path) ?? showcaseDir],
	cards: () => ({
		...fixedCards('showcase'),
		...Object.fromEntries(
			listPieces().map(({slug, title, tags}) => [`showcase-${slug}`, {eyebrow: 'Showcase', title, footer: tags.join(', ')}]),
		),
	}),
};
