import type {Project} from './project';

/** The iframe's page, and the files that the build writes for the playground. */
export const FRAME_PATH = '/playground/frame';
export const COMPLETIONS_PATH = '/playground/completions.json';
/** The site's sample files, as a list of `Sample`. */
export const SAMPLES_PATH = '/playground/samples.json';
/** The video that the playground opens by default, and prints for readers without scripts. */
export const FIRST_DEMO = 'fade-in-title';
/** The path that opens a video in the playground. */
export const demoPath = (id: string): string => `/playground?demo=${id}`;
export const sourcePath = (id: string): string => `/playground/sources/${id}.json`;

/** A video of the site as a project. `props` are its defaults. */
export type Source = Project & {id: string};

/** A name of the toolkit, for completion in the editor. */
export type Completion = {
	name: string;
	kind: 'function' | 'component' | 'class' | 'const';
	signature?: string;
	/** First sentence and URL of the page that documents it. */
	summary?: string;
	page?: string;
};

/** Completions by module. */
export type CompletionsFile = Record<string, Completion[]>;
