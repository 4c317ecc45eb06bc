import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {z} from 'zod';
import {readDataFile} from '../base/data/data-file';
import {text} from '../base/data/fields';
import {readText} from '../base/data/read-text';
import {pathFrom} from '../base/file-paths';
import {ContentError} from '../base/problems';
import {repoDir, videosDir} from '../base/site-dir';

const whole = z.int().positive();

/** Names of videos and variants become parts of URLs, where an underscore separates one from the other. */
const idPattern = /^[a-z\d-]+$/;

/** The placeholder in a sample for the value of a control. */
const placeholder = /\$([A-Za-z]\w*)/g;

const control = z.discriminatedUnion('type', [
	z.strictObject({type: z.literal('range'), label: z.string().optional(), min: z.number(), max: z.number(), step: z.number().positive()}),
	z.strictObject({type: z.literal('select'), label: z.string().optional(), options: z.array(z.string()).min(2)}),
	z.strictObject({type: z.literal('checkbox'), label: z.string().optional()}),
	z.strictObject({type: z.literal('text'), label: z.string().optional()}),
]);

/** A control with which readers change one prop of the video. */
export type Control = z.output<typeof control>;

const typeOfControl: Record<Control['type'], string> = {range: 'number', select: 'string', checkbox: 'boolean', text: 'string'};

const fields = z.strictObject({
	title: text,
	alt: text,
	/** One sentence and subjects, for galleries. */
	description: text.optional(),
	tags: z.array(text).optional(),
	width: whole,
	height: whole,
	fps: whole,
	durationInFrames: whole,
	posterFrame: z.int().nonnegative(),
	loop: z.boolean().default(true),
	/** It has sound, which the player offers to turn on. */
	sound: z.boolean().default(false),
	/** It plays a video file, which is heavy: in a gallery, it stays a poster until a reader points at it. */
	footage: z.boolean().default(false),
	/** There is a rendered file of the video, too, for a page that must not wait for the player. */
	clip: z.boolean().default(false),
	defaultProps: z.record(z.string(), z.json()).default({}),
	/** Other props by name, each with a poster of its own: what a grid of thumbnails shows of one video. */
	variants: z
		.record(z.string().regex(idPattern, 'expected lowercase letters, digits and dashes'), z.record(z.string(), z.json()))
		.default({}),
	/** Props that readers can change. */
	controls: z.record(z.string(), control).optional(),
	/** Lines of the source that do something from one frame to another. Where the code is shown beside the video, they light up. */
	cues: z.array(z.strictObject({code: z.string().min(1), from: z.int().nonnegative(), to: whole})).optional(),
	/** The call that is printed below the controls, with `$name` as a placeholder for the value of a control. */
	sample: z.string().min(1).optional(),
});

const schema = fields.superRefine(({controls = {}, defaultProps, sample = ''}, context) => {
	for (const [name, {type}] of Object.entries(controls)) {
		const value = defaultProps[name];
		if (typeof value !== typeOfControl[type]) {
			context.addIssue({
				code: 'custom',
				path: ['controls', name],
				message: `expected a ${typeOfControl[type]} of this name in defaultProps`,
			});
		}
	}

	for (const [, name = ''] of sample.matchAll(placeholder)) {
		if (!controls[name]) {
			context.addIssue({code: 'custom', path: ['sample'], message: `$${name} has no control of this name`});
		}
	}
});

/** A video: what `video.json` says, and the source that the page prints. Its id is the name of its folder, wherever in `videos/` that is. */
export type Demo = z.output<typeof schema> & {id: string; source: string; sourceFile: string; files: string[]};

const foldersIn = (folder: string): string[] =>
	fs.existsSync(folder)
		? fs
				.readdirSync(folder, {withFileTypes: true})
				.filter((entry) => entry.isDirectory())
				.map(({name}) => path.join(folder, name))
		: [];

const isVideo = (folder: string): boolean => fs.existsSync(path.join(folder, 'video.json'));

/** Ids of all videos, sorted. Throws a `ContentError` for a folder with an unfit name, and for two with the same one. */
export const listDemos = (root = videosDir): string[] => {
	const folders = new Map<string, string>();
	for (const folder of foldersIn(root).flatMap(foldersIn).filter(isVideo)) {
		const id = path.basename(folder);
		if (!idPattern.test(id)) {
			throw new ContentError([{file: folder, message: 'expected a folder name of lowercase letters, digits and dashes'}]);
		}
		const other = folders.get(id);
		if (other) {
			throw new ContentError([
				{file: folder, message: `the name of this video is taken by ${pathFrom(repoDir, other)}, expected another one`},
			]);
		}
		folders.set(id, folder);
	}
	return [...folders.keys()].sort();
};

/** The folder of a video; undefined if there is none, and for anything that isn't a plain folder name. */
export const videoFolder = (id: string): string | undefined =>
	idPattern.test(id)
		? foldersIn(videosDir)
				.map((group) => path.join(group, id))
				.find(isVideo)
		: undefined;

/** Whether there is a video of this name. */
export const hasDemo = (id: string): boolean => videoFolder(id) !== undefined;

/** Reads a video. Throws a `ContentError` when it is unknown, incomplete or badly described. */
export const readDemo = (id: string): Demo => {
	const folder = videoFolder(id);
	if (!folder) {
		throw new ContentError([{file: videosDir, message: `unknown demo "${id}", expected one of ${listDemos().join(', ')}`}]);
	}

	const file = descriptionFile(id);
	const sourceFile = path.join(folder, 'index.tsx');
	if (!fs.existsSync(sourceFile)) {
		throw new ContentError([{file: sourceFile, message: 'missing, expected the component that the demo plays'}]);
	}

	const demo = readDataFile(file, schema)!;
	return {
		...demo,
		id,
		source: readText(sourceFile),
		sourceFile,
		files: [file, sourceFile, clipFile(id), posterFile(id), ...Object.keys(demo.variants).map((variant) => posterFile(id, variant))],
	};
};

const fileOf = (id: string, name: string): string => path.join(videoFolder(id) ?? path.join(videosDir, id), name);

/** The `video.json` that describes a video. */
export const descriptionFile = (id: string): string => fileOf(id, 'video.json');

/** The file of the rendered poster of a video, or of one of its variants, whether it exists or not. */
export const posterFile = (id: string, variant?: string): string => fileOf(id, variant ? `poster-${variant}.webp` : 'poster.webp');

/** The rendered file of a video, if it has one. */
export const clipFile = (id: string): string => fileOf(id, 'clip.webm');

const urlOf = (name: string, file: string): string | undefined => {
	if (!fs.existsSync(file)) {
		return undefined;
	}

	const hash = crypto.createHash('sha256').update(fs.readFileSync(file)).digest('hex').slice(0, 8);
	return `/media/posters/${name}.${hash}${path.extname(file)}`;
};

/** URL of the poster, hashed by its bytes; undefined when it was not rendered yet. */
export const posterUrl = (id: string, variant?: string): string | undefined =>
	urlOf(variant ? `${id}_${variant}` : id, posterFile(id, variant));

/** URL of the clip, hashed by its bytes; undefined for a video without one. */
export const clipUrl = (id: string): string | undefined => urlOf(id, clipFile(id));
