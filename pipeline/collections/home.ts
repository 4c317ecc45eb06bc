import {CARD_FOOTER, type Collection, page} from './collection';

const TITLE = 'Make videos with code';

/** The home page. Its picture's plain form is that of every page without one of its own. */
export const home: Collection = {
	id: 'home',
	routes: [page('/', 'home.tsx')],
	paths: () => ['/'],
	cards: () => ({
		home: {eyebrow: '', title: TITLE, footer: 'Write React. Get frames. Render a video.'},
		default: {eyebrow: '', title: TITLE, footer: CARD_FOOTER},
	}),
};
