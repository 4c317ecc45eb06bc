import {createHash} from 'node:crypto';
import {existsSync, writeFileSync} from 'node:fs';
import {readJson} from '../../pipeline/base/data/read-json';

/** Name of an image → fingerprint of everything it was rendered from. */
export type Manifest = Record<string, string>;

/** A short hash of the parts; equal only when every part is equal, in order. */
export const fingerprint = (parts: string[]): string => createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);

/** Names that must be rendered (new, changed, or their image is missing) and names whose image no longer has a source; both sorted. */
export const compareManifests = (
	wanted: Manifest,
	recorded: Manifest,
	imageExists: (name: string) => boolean,
): {stale: string[]; gone: string[]} => ({
	stale: Object.keys(wanted)
		.filter((name) => wanted[name] !== recorded[name] || !imageExists(name))
		.sort(),
	gone: Object.keys(recorded)
		.filter((name) => !(name in wanted))
		.sort(),
});

/** The manifest in `file`; empty when there is none yet. */
export const readManifest = (file: string): Manifest => (existsSync(file) ? readJson<Manifest>(file) : {});

/** Writes the manifest with sorted names, so that the same images always give the same file. */
export const writeManifest = (file: string, manifest: Manifest): void => {
	const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1)));
	writeFileSync(file, `${JSON.stringify(sorted, null, '\t')}\n`);
};
