import {isRecord} from '../lib/is-record';

/** A file of a project. */
export type ProjectFile = {name: string; code: string};

/** A video that the reader edits. The first file is the entry, whose default export is the video. */
export type Project = {
	title: string;
	files: ProjectFile[];
	width: number;
	height: number;
	fps: number;
	durationInFrames: number;
	/** The props that were set. Others have the component's defaults. */
	props: Record<string, unknown>;
};

/** The settings of a video, apart from its code and props. */
export type VideoSettings = Pick<Project, 'width' | 'height' | 'fps' | 'durationInFrames'>;

/** The allowed settings, in pixels, frames per second and frames. */
export const SETTING_LIMITS = {
	width: {min: 16, max: 4096},
	height: {min: 16, max: 4096},
	fps: {min: 1, max: 120},
	durationInFrames: {min: 1, max: 36_000},
} as const satisfies Record<keyof VideoSettings, {min: number; max: number}>;

export const MAX_FILES = 12;
/** The most characters in all files together. */
export const MAX_CODE = 200_000;
const MAX_TITLE = 120;

export const FILE_NAME = /^[A-Za-z][\w-]{0,40}\.(tsx|ts)$/;

/** The number of characters in all files together. */
export const lengthOf = (files: readonly ProjectFile[]): number => files.reduce((sum, {code}) => sum + code.length, 0);

const isFile = (value: unknown): value is ProjectFile =>
	isRecord(value) && typeof value.name === 'string' && FILE_NAME.test(value.name) && typeof value.code === 'string';

const isSetting = (name: keyof VideoSettings, value: unknown): value is number => {
	const {min, max} = SETTING_LIMITS[name];
	return Number.isInteger(value) && Number(value) >= min && Number(value) <= max;
};

/** Validates a project from a link, storage or a file. Null if anything in it is wrong or too large. */
export const parseProject = (value: unknown): Project | null => {
	if (!isRecord(value)) {
		return null;
	}

	const {title, files, width, height, fps, durationInFrames, props} = value;
	return typeof title === 'string' &&
		title.length <= MAX_TITLE &&
		Array.isArray(files) &&
		files.length > 0 &&
		files.length <= MAX_FILES &&
		files.every(isFile) &&
		new Set(files.map(({name}) => name)).size === files.length &&
		lengthOf(files) <= MAX_CODE &&
		isSetting('width', width) &&
		isSetting('height', height) &&
		isSetting('fps', fps) &&
		isSetting('durationInFrames', durationInFrames) &&
		isRecord(props)
		? {title, files: files.map(({name, code}) => ({name, code})), width, height, fps, durationInFrames, props}
		: null;
};

/** The nearest allowed value of a setting. */
export const clampSetting = (name: keyof VideoSettings, value: number): number => {
	const {min, max} = SETTING_LIMITS[name];
	return Math.min(max, Math.max(min, Math.round(value)));
};
