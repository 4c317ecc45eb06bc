import type {Project} from './project';

/** The frame's page, and what the build writes for the playground. */
export const FRAME_PATH = '/playground/frame';
export const COMPLETIONS_PATH = '/playground/completions.json';
/** The site's own files that code may use, as a list of `Sample`. */
export const SAMPLES_PATH = '/playground/samples.json';
/** The video that the playground opens by itself, and prints for readers without scripts. */
export const FIRST_DEMO = 'fade-in-title';
/** Where the playground opens a video by itself. */
export const demoPath = (id: string): string => `/playground?demo=${id}`;
export const sourcePath = (id: string): string => `/playground/sources/${id}.json`;

/** A video of the site as the playground opens it. `props` are its own defaults. */
export type Source = Project & {id: string};

/** A name of the toolkit as the editor completes it. */
export type Completion = {
	name: string;
	kind: 'function' | 'component' | 'class' | 'const';
	signature?: string;
	/** First sentence and URL of the page that documents it. */
	summary?: string;
	page?: string;
};

/** Names by the module that exports them. */
export type CompletionsFile = Record<string, Completion[]>;
