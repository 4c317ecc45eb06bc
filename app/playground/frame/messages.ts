import type {Running} from '../../islands/player/playback/running';
import type {Asset} from '../assets/assets';
import type {ScriptFile} from '../compile/compile';
import type {Media} from '../compile/media';
import type {VideoSettings} from '../project';
import {type Abilities, FORMATS, type Format} from '../render/formats';
import {readSchemaFields, type SchemaField} from '../schema-fields';

/**
 * What the video is played with; a change of it needs no new script. `revision` counts changes of what may fail, and comes back with
 * failures: one may arrive when the reader has already typed on.
 */
export type Settings = VideoSettings & Running & {props: Record<string, unknown>; revision: number};

export type Font = {family: string; weight: string; data: ArrayBuffer};

/** What the page says to the frame. */
export type ToFrame =
	| {type: 'fonts'; fonts: Font[]}
	/** The files that the code names, in place of those that were given before. */
	| {type: 'assets'; assets: readonly Asset[]}
	/** `version` comes back with every message about these files. */
	| {type: 'run'; version: number; files: ScriptFile[]; packages: string[]; settings: Settings; frame: number}
	| {type: 'set'; settings: Settings}
	| {type: 'play'}
	| {type: 'pause'}
	| {type: 'seek'; frame: number}
	| {type: 'ping'}
	/** Asks which formats can't be rendered, and for notes on the others. */
	| {type: 'formats'; isHeard: boolean}
	/** Renders what runs, as it is set. `frame` is that of a still. */
	| {type: 'render'; id: number; format: Format; frame: number; media: Media}
	| {type: 'cancel'};

/** Where something went wrong, as far as that can be said. */
export type Failure = {message: string; file?: string; line?: number};

/** What the frame says to the page. */
export type FromFrame =
	| {type: 'ready'}
	/** What the video's schema says of its props; null without one. */
	| {type: 'schema'; version: number; fields: SchemaField[] | null}
	| {type: 'drawn'; version: number}
	| {type: 'failed'; version: number; revision: number; failure: Failure}
	| {type: 'frameupdate'; frame: number}
	| {type: 'play'}
	| {type: 'pause'}
	| {type: 'ended'}
	| {type: 'pong'}
	/** The frame has the keyboard, which only its code can have brought about. */
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

/** A message from the frame, checked: the code in there can say anything. Null for what we do not know. */
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
		case 'play':
		case 'pause':
		case 'ended':
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
