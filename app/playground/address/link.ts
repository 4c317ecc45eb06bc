import {type Project, parseProject} from '../project';

/** The version of the link format. A new format gets a new number, and old links have to stay readable. */
const FORMAT = '1';
/** The largest decompressed size of a link, in bytes, because a small one can decompress to any size. */
const MAX_BYTES = 1_000_000;

/** Reads all bytes of a stream. Rejects if there are more than `limit`. */
const readAll = async (stream: ReadableStream<Uint8Array>, limit = Number.POSITIVE_INFINITY): Promise<Uint8Array<ArrayBuffer>> => {
	const chunks: Uint8Array<ArrayBuffer>[] = [];
	let size = 0;
	const reader = stream.getReader();
	for (;;) {
		const {done, value} = await reader.read();
		if (done) {
			break;
		}

		size += value.byteLength;
		if (size > limit) {
			await reader.cancel();
			throw new Error('The link holds too much');
		}

		chunks.push(new Uint8Array(value));
	}

	return new Uint8Array(await new Blob(chunks).arrayBuffer());
};

const toBase64Url = (bytes: Uint8Array): string =>
	btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
		.replaceAll('+', '-')
		.replaceAll('/', '_')
		.replace(/=+$/, '');

const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
	Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));

/** Encodes a project as the hash of a URL, compressed, without `#`. */
export const encodeLink = async (project: Project): Promise<string> => {
	const stream = new Blob([JSON.stringify(project)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
	return `${FORMAT}.${toBase64Url(await readAll(stream))}`;
};

/** Decodes a project from a hash, with or without `#`. Null if it's damaged, too large, or in an unknown format. */
export const decodeLink = async (hash: string): Promise<Project | null> => {
	const [, format, text] = /^#?(\d+)\.([\w-]+)$/.exec(hash) ?? [];
	if (format !== FORMAT || !text) {
		return null;
	}

	try {
		const stream = new Blob([fromBase64Url(text)]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
		return parseProject(JSON.parse(new TextDecoder().decode(await readAll(stream, MAX_BYTES))));
	} catch {
		return null;
	}
};

/** Whether a link's format is newer than this version of the playground. */
export const isNewerLink = (hash: string): boolean => Number(/^#?(\d+)\./.exec(hash)?.[1]) > Number(FORMAT);

/** Whether the hash of a URL contains a project. */
export const isLink = (hash: string): boolean => /^#\d+\./.test(hash);
