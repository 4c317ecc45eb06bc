import type {LinkType} from './submission';

/** What readers see for each kind of link. */
export const LINK_LABELS: Record<LinkType, string> = {
	video: 'Video',
	website: 'Website',
	source_code: 'Source code',
	tutorial: 'Tutorial',
};
