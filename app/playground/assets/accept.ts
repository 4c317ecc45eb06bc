import {formatBytes} from '../../lib/format-bytes';
import type {OwnFile} from './assets';

export type Kind = 'image' | 'video' | 'sound' | 'font';

/** The accepted files by extension: their kind, and the media type that they get, regardless of the one they came with. */
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

/** The `accept` attribute of file fields. */
export const ACCEPTED = Object.keys(TYPES)
	.map((ending) => `.${ending}`)
	.join(',');

export const MAX_BYTES = 200 * 1024 ** 2;
export const MAX_OWN = 20;
const MAX_NAME = 60;

const endingOf = (name: string): string => /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** The kind of a file, by its extension; undefined if it isn't accepted. */
export const kindOf = (name: string): Kind | undefined => (Object.hasOwn(TYPES, endingOf(name)) ? TYPES[endingOf(name)]?.[0] : undefined);

/** A unique file name for code, without folders, spaces, markup and bidirectional characters. */
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

/** A file name for a message: on one line, and not too long. */
const quotedName = (name: string): string => `“${name.replaceAll(/[\p{C}\s]+/gu, ' ').slice(0, MAX_NAME)}”`;

const refusal = ({name, size}: File, own: readonly OwnFile[]): string | undefined => {
	if (!kindOf(name)) {
		return `${quotedName(name)} isn’t an image, video, sound or font that a browser can play.`;
	}

	if (size === 0) {
		return `${quotedName(name)} is empty.`;
	}

	if (size > MAX_BYTES) {
		return `${quotedName(name)} is too large: ${formatBytes(size)}. The playground takes files of up to ${formatBytes(MAX_BYTES)}.`;
	}

	return own.length >= MAX_OWN ? `The playground takes ${MAX_OWN} files. Remove one to add ${quotedName(name)}.` : undefined;
};

/** Adds files under names that code can use. Returns a message for each file that isn't accepted. */
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
