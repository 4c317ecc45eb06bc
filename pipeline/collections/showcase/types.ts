import type {PageLink} from '../../content/types';
import type {DemoPreview} from '../../demos/types';

/** A composition of the gallery: what its card shows. */
export type Piece = PageLink & {slug: string; description: string; tags: string[]; demo: DemoPreview};

/** A piece with its source and the steps to start from it, as HTML of the site's own code blocks. */
export type PiecePage = Piece & {
	packages: string[];
	sourceName: string;
	sourceHtml: string;
	startHtml: string;
	/** Path that opens it in the playground; left out when the playground can't play it. */
	editPath?: string;
	previous?: PageLink;
	next?: PageLink;
};

/** A video that someone else made. */
export type CommunityEntry = {
	title: string;
	author: string | null;
	authorUrl: string | null;
	/** In pixels. */
	width: number;
	height: number;
	description?: string;
	links: {type: 'video' | 'website' | 'source_code' | 'tutorial'; url: string}[];
};
