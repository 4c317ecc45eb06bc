import {CARD_FOOTER, type Collection, page} from './collection';
import {listPieces, piecePaths} from './showcase/gallery';
import {SHOWCASE, SHOWCASE_ADD} from './showcase/pages';

/** The gallery, its form, and a page for each video. */
export const showcase: Collection = {
	id: 'showcase',
	routes: [page('/showcase', 'showcase.tsx'), page('/showcase/add', 'showcase-add.tsx'), page('/showcase/:slug', 'showcase-piece.tsx')],
	paths: () => {
		const pieces = piecePaths();
		return pieces.length > 0 ? [SHOWCASE.path, SHOWCASE_ADD.path, ...pieces] : [];
	},
	listed: () => {
		const pieces = listPieces().map(({path, title, description}) => ({path, title, description}));
		return [{title: 'Showcase', pages: pieces.length > 0 ? [SHOWCASE, SHOWCASE_ADD, ...pieces] : []}];
	},
	cards: () => ({
		showcase: {eyebrow: 'Showcase', title: 'Videos with their source', footer: CARD_FOOTER},
		...Object.fromEntries(
			listPieces().map(({slug, title, tags}) => [`showcase-${slug}`, {eyebrow: 'Showcase', title, footer: tags.join(', ')}]),
		),
	}),
};
