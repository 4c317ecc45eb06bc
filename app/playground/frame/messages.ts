import type {PlaybackSettings} from '../../islands/player/playback/playback-settings';
import type {Asset} from '../assets/assets';
import type {ScriptFile} from '../compile/compile';
import type {Media} from '../compile/media';
import type {VideoSettings} from '../project';
import {type Abilities, FORMATS, type Format} from '../render/formats';
import {readSchemaFields, type SchemaField} from '../schema-fields';

/**
 * The settings that the video plays with. They can change without running the code again. `revision` counts changes that may cause or fix
 * failures. Failures are reported with it, because the reader may have typed on in the meantime.
 */
export type Settings = VideoSettings & PlaybackSettings & {props: Record<string, unknown>; revision: number};

export type Font = {family: string; weight: string; data: ArrayBuffer};

/** Messages from the page to the iframe. */
export type ToFrame =
	| {type: 'fonts'; fonts: Font[]}
	/** The files that the code uses. They replace the previous ones. */
	| {type: 'assets'; assets: readonly Asset[]}
	/** Runs a program. Messages about it have its `version`. */
	| {type: 'run'; version: number; files: ScriptFile[]; packages: string[]; settings: Settings; frame: number}
	| {type: 'set'; settings: Settings}
	| {type: 'play'}
	| {type: 'pause'}
	| {type: 'seek'; frame: number}
	| {type: 'ping'}
	/** Asks which formats can't be rendered, and for notes about the others. */
	| {type: 'formats'; isHeard: boolean}
	/** Renders the current program with the current settings. `frame` is for stills. */
	| {type: 'render'; id: number; format: Format; frame: number; media: Media}
	| {type: 'cancel'};

/** An error message, with its place if known. */
export type Failure = {message: string; file?: string; line?: number};

/** Messages from the iframe to the page. */
export type FromFrame =
	| {type: 'ready'}
	/** The program asked for last wasn't run, because earlier code has replaced what the iframe needs. A new iframe can run it. */
	| {type: 'damaged'}
	/** The fields of the video's schema; null if it has none. */
	| {type: 'schema'; version: number; fields: SchemaField[] | null}
	| {type: 'drawn'; version: number}
	| {type: 'failed'; version: number; revision: number; failure: Failure}
	| {type: 'frameupdate'; frame: number}
	| {type: 'play'}
	| {type: 'pause'}
	| {type: 'ended'}
	/** The video on the stage failed at a later frame than its first. It stands at the last one that was drawn. */
	| {type: 'error'}
	| {type: 'pong'}
	/** The iframe has taken the keyboard focus, which only its code can cause. */
	| {type: 'focused'}
	| ({type: 'formats'} & Abilities)
	| {type: 'progress'; id: number; progress: number}
	| {type: 'rendered'; id: number; data: ArrayBuffer}
	| {type: 'unrendered'; id: number; failure: Failure};

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

const readTexts = (value: unknown): Partial<Record<Format, string>> => {
	const given = (value ?? {}) as Record<string, unknown>;
	return Object.fromEntries(
		FORMATS.filter((name) => typeof given[name] === 'string').map((name) => [name, String(given[name]).slice(0, MAX_MESSAGE)]),
	);
};

/** Validates a message from the iframe, because its code can send anything. Null if it isn't one of the protocol. */
export const readFromFrame = (data: unknown): FromFrame | null => {
	const {
		type,
		version,
		revision,
		frame,
		failure,
		id,
		progress,
		data: bytes,
		refusals,
		notes,
		fields,
	} = (typeof data === 'object' && data !== null ? data : {}) as Record<string, unknown>;
	switch (type) {
		case 'ready':
		case 'damaged':
		case 'play':
		case 'pause':
		case 'ended':
		case 'error':
		case 'pong':
		case 'focused':
			return {type};
		case 'schema':
			return isCount(version) ? {type, version, fields: fields === null ? null : readSchemaFields(fields)} : null;
		case 'drawn':
			return isCount(version) ? {type, version} : null;
		case 'frameupdate':
			return isCount(frame) ? {type, frame} : null;
		case 'failed': {
			const read = readFailure(failure);
			return isCount(version) && isCount(revision) && read ? {type, version, revision, failure: read} : null;
		}
		case 'formats':
			return {type, refusals: readTexts(refusals), notes: readTexts(notes)};
		case 'progress':
			return isCount(id) && typeof progress === 'number' && progress >= 0 && progress <= 1 ? {type, id, progress} : null;
		case 'rendered':
			return isCount(id) && bytes instanceof ArrayBuffer ? {type, id, data: bytes} : null;
		case 'unrendered': {
			const read = readFailure(failure);
			return isCount(id) && read ? {type, id, failure: read} : null;
		}
		default:
			return null;
	}
};
