import type {ProjectFile, VideoSettings} from '../project';

/** What the video is played with; a change of it needs no new script. */
export type Settings = VideoSettings & {props: Record<string, unknown>; loop: boolean};

export type Font = {family: string; weight: string; data: ArrayBuffer};

/** What the page says to the frame. */
export type ToFrame =
	| {type: 'fonts'; fonts: Font[]}
	/** `version` comes back with everything that is said of these files. */
	| {type: 'run'; version: number; files: ProjectFile[]; packages: string[]; settings: Settings; frame: number}
	| {type: 'set'; settings: Settings}
	| {type: 'play'}
	| {type: 'pause'}
	| {type: 'seek'; frame: number}
	| {type: 'ping'};

/** Where something went wrong, as far as that can be said. */
export type Failure = {message: string; file?: string; line?: number};

/** What the frame says to the page. */
export type FromFrame =
	| {type: 'ready'}
	| {type: 'drawn'; version: number}
	| {type: 'failed'; version: number; failure: Failure}
	| {type: 'frameupdate'; frame: number}
	| {type: 'play'}
	| {type: 'pause'}
	| {type: 'ended'}
	| {type: 'pong'};

const MAX_MESSAGE = 2000;

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

const readFailure = (value: unknown): Failure | null => {
	const {message, file, line} = (value ?? {}) as Record<string, unknown>;
	return typeof message === 'string'
		? {
				message: message.slice(0, MAX_MESSAGE),
				...(typeof file === 'string' && {file: file.slice(0, 60)}),
				...(isCount(line) && {line}),
			}
		: null;
};

/** A message from the frame, checked: the code in there can say anything. Null for what we do not know. */
export const readFromFrame = (data: unknown): FromFrame | null => {
	const {type, version, frame, failure} = (typeof data === 'object' && data !== null ? data : {}) as Record<string, unknown>;
	switch (type) {
		case 'ready':
		case 'play':
		case 'pause':
		case 'ended':
		case 'pong':
			return {type};
		case 'drawn':
			return isCount(version) ? {type, version} : null;
		case 'frameupdate':
			return isCount(frame) ? {type, frame} : null;
		case 'failed': {
			const read = readFailure(failure);
			return isCount(version) && read ? {type, version, failure: read} : null;
		}
		default:
			return null;
	}
};
