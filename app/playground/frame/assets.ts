import type {Asset} from '../assets/assets';

/** The object URLs of the files by name, and the files by object URL. */
let addresses = new Map<string, string>();
let blobs = new Map<string, Blob>();

/** Replaces all files. */
export const setAssets = (assets: readonly Asset[]): void => {
	for (const address of blobs.keys()) {
		URL.revokeObjectURL(address);
	}

	const made = assets.map(({name, blob}) => ({name, blob, url: URL.createObjectURL(blob)}));
	blobs = new Map(made.map(({blob, url}) => [url, blob]));
	// Font loaders derive the format from the end of the URL.
	addresses = new Map(made.map(({name, url}) => [name, /\.(?:woff2?|[ot]tf)$/.test(name) ? `${url}#/${name}` : url]));
};

/** Replaces the toolkit's `staticFile()`, for the files that the page has sent. */
export const staticFile = (name: string): string => {
	const address = addresses.get(String(name).replace(/^\//, ''));
	if (address === undefined) {
		throw new Error(`There is no file “${name}” in the playground. Add it under “Files”, and use its full name.`);
	}

	return address;
};

const RANGE = /^bytes=(\d+)-(\d*)$/;

/** The response of a server that supports range requests. */
const answer = (blob: Blob, range: string | null): Response => {
	const [, first, last] = RANGE.exec(range ?? '') ?? [];
	if (first === undefined) {
		return new Response(blob, {headers: {'Content-Length': String(blob.size)}});
	}

	const start = Number(first);
	const end = last ? Math.min(Number(last), blob.size - 1) : blob.size - 1;
	return start > end
		? new Response(null, {status: 416, headers: {'Content-Range': `bytes */${blob.size}`}})
		: new Response(blob.slice(start, end + 1, blob.type), {
				status: 206,
				headers: {'Content-Range': `bytes ${start}-${end}/${blob.size}`, 'Content-Length': String(end - start + 1)},
			});
};

/** The content of a data URL, which masks use; undefined for other URLs. */
const readData = (url: string): Blob | undefined => {
	const [, type = '', base64, text] = /^data:([^,;]*)[^,]*?(;base64)?,([\s\S]*)$/.exec(url) ?? [];
	return text === undefined
		? undefined
		: new Blob([base64 ? Uint8Array.from(atob(text), (character) => character.charCodeAt(0)) : decodeURIComponent(text)], {type});
};

const network = globalThis.fetch;

/** The iframe's content security policy blocks every request, even for its own object URLs, so those are answered here. */
globalThis.fetch = async (input, init) => {
	const request = typeof input === 'object' && 'url' in input ? input : undefined;
	const address = request?.url ?? String(input);
	const blob = blobs.get(address.replace(/#.*/, '')) ?? readData(address);
	return blob ? answer(blob, new Headers(init?.headers ?? request?.headers).get('Range')) : network(input, init);
};
