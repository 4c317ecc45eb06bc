import {demoPath, type Source} from '../../app/playground/files';
import {readManifests} from '../content/manifest';
import {hasDemo, listDemos, readDemo} from '../demos/demos';

/** Pictures of the site itself, which only the renderer draws. */
const NOT_PLAYED = ['og-card'];

/** Ids of the videos that open in the playground. */
export const sourceIds = (): string[] => listDemos().filter((id) => !NOT_PLAYED.includes(id));

/** Ids of the videos that readers may edit: none on a site without a playground. */
export const editableVideos = (): ReadonlySet<string> => new Set(readManifests().site.has('/playground') ? sourceIds() : []);

/** Where a video is edited; undefined on a site without a playground. */
export const editPath = (id: string): string | undefined => (editableVideos().has(id) ? demoPath(id) : undefined);

/** A video as the playground opens it; undefined for one that the site doesn't play. */
export const sourceOf = (id: string): Source | undefined => {
	if (!hasDemo(id) || NOT_PLAYED.includes(id)) {
		return undefined;
	}

	const {title, source, width, height, fps, durationInFrames, defaultProps} = readDemo(id);
	return {id, title, files: [{name: 'index.tsx', code: source}], width, height, fps, durationInFrames, props: defaultProps};
};
