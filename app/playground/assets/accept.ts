import {formatBytes} from '../../lib/format-bytes';
import type {OwnFile} from './assets';

export type Kind = 'image' | 'video' | 'sound' | 'font';

/** What a file may be, by its ending: its kind, and the type that the frame gets it with, whatever it called itself. */
const TYPES: Record<string, readonly [Kind, string]> = {
	png: ['image', 'image/png'],
	jpg: ['image', 'image/jpeg'],
	jpeg: ['image', 'image/jpeg'],
	webp: ['image', 'image/webp'],
	avif: ['image', 'image/avif'],
	gif: ['image', 'image/gif'],
	svg: ['image', 'image/svg+xml'],
	mp4: ['video', 'video/mp4'],
	mov: ['video', 'video/quicktime'],
	webm: ['video', 'video/webm'],
	mp3: ['sound', 'audio/mpeg'],
	wav: ['sound', 'audio/wav'],
	m4a: ['sound', 'audio/mp4'],
	ogg: ['sound', 'audio/ogg'],
	flac: ['sound', 'audio/flac'],
	woff2: ['font', 'font/woff2'],
	woff: ['font', 'font/woff'],
	ttf: ['font', 'font/ttf'],
	otf: ['font', 'font/otf'],
};

/** For a file field. */
export const ACCEPTED = Object.keys(TYPES)
	.map((ending) => `.${ending}`)
	.join(',');

export const MAX_BYTES = 200 * 1024 ** 2;
export const MAX_OWN = 20;
const MAX_NAME = 60;

const endingOf = (name: string): string => /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** What a file is, by the ending of its name; undefined for anything else. */
export const kindOf = (name: string): Kind | undefined => (Object.hasOwn(TYPES, endingOf(name)) ? TYPES[endingOf(name)]?.[0] : undefined);

/** The name that code uses: without folders, spaces, markup and signs that turn text around, and unlike those that are taken. */
const safeName = (name: string, taken: readonly string[]): string => {
	const ending = endingOf(name);
	const stem =
		name
			.slice(0, -ending.length - 1)
			.replaceAll(/[^\w-]+/g, '-')
			.replaceAll(/^-+|-+$/g, '')
			.slice(0, MAX_NAME) || 'file';
	const candidates = [stem, ...Array.from({length: taken.length}, (_, index) => `${stem}-${index + 2}`)];
	const free = candidates.map((candidate) => `${candidate}.${ending}`).find((candidate) => !taken.includes(candidate));
	return free ?? `${stem}.${ending}`;
};

/** A name as a message may say it: of one line, and not long. */
const said = (name: string): string => `“${name.replaceAll(/[\p{C}\s]+/gu, ' ').slice(0, MAX_NAME)}”`;

const refusal = ({name, size}: File, own: readonly OwnFile[]): string | undefined => {
	if (!kindOf(name)) {
		return `${said(name)} isn’t an image, video, sound or font that a browser can play.`;
	}

	if (size === 0) {
		return `${said(name)} is empty.`;
	}

	if (size > MAX_BYTES) {
		return `${said(name)} is too large: ${formatBytes(size)}. The playground takes files of up to ${formatBytes(MAX_BYTES)}.`;
	}

	return own.length >= MAX_OWN ? `The playground takes ${MAX_OWN} files. Remove one to add ${said(name)}.` : undefined;
};

/** Adds what the reader brought, under names that code can use; says of each other file why it isn't taken. */
export const acceptFiles = (own: readonly OwnFile[], brought: readonly File[]): {own: readonly OwnFile[]; problems: string[]} => {
	const problems: string[] = [];
	const files = [...own];
	for (const file of brought) {
		const problem = refusal(file, files);
		if (problem) {
			problems.push(problem);
		} else {
			const name = safeName(
				file.name,
				files.map((other) => other.name),
			);
			files.push({name, file: new File([file], name, {type: TYPES[endingOf(name)]![1]})});
		}
	}

	return {own: files, problems};
};
