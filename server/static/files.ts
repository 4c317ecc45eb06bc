import path from 'node:path';
import {cleanPath} from '../../app/navigation/clean-path';
import {pathFrom} from '../../pipeline/base/file-paths';
import {listFiles} from '../../pipeline/base/list-files';
import {type Encoding, encodings} from './encodings';

/** A file of the built site, its compressed copies, and the forms of its URL that are answered with it. */
export type ServedFile = {file: string; copies: Set<Encoding>; addresses: Set<string>};

/** Files that only hosts read, and the page for unknown URLs. None of them has a URL of its own. */
const notServed = new Set(['/404', '/_headers', '/_redirects', '/_routes.json', '/_worker.js', '/vercel.json']);

const isHidden = (name: string) => name.split('/').some((part) => part.startsWith('.') && part !== '.well-known');

/** Every file that may be served from `dir`, by its clean path. Requests are looked up in this list and never name a file, so nothing else can be read. */
export const servedFiles = (dir: string): Map<string, ServedFile> => {
	const names = listFiles(dir).map((file) => pathFrom(dir, file));
	const all = new Set(names);
	const isCopy = (name: string) =>
		Object.values(encodings).some((ending) => name.endsWith(ending) && all.has(name.slice(0, -ending.length)));

	const files = new Map<string, ServedFile>();
	for (const name of names.filter((each) => !isCopy(each) && !isHidden(each))) {
		const address = encodeURI(`/${name}`);
		const clean = cleanPath(address);
		if (!notServed.has(clean)) {
			const copies = (Object.keys(encodings) as Encoding[]).filter((encoding) => all.has(name + encodings[encoding]));
			files.set(clean, {file: path.join(dir, name), copies: new Set(copies), addresses: new Set(addressesOf(clean, address))});
		}
	}

	return files;
};

/** A page also answers at the other forms of its URL that static hosts accept; the browser's address bar then shows the clean one. */
const addressesOf = (clean: string, address: string): string[] => {
	if (!address.endsWith('.html')) {
		return [address];
	}

	return clean === '/' ? ['/', '/index.html'] : [clean, `${clean}/`, `${clean}.html`, `${clean}/index.html`];
};
