import fs from 'node:fs';
import path from 'node:path';
import {readJson} from '../../base/data/read-json';
import {isInside, pathFrom} from '../../base/file-paths';
import {hashOf} from '../../base/hash';
import {contentDir, repoDir, siteDir} from '../../base/site-dir';

/** The files of types of samples that `npm run hovers` writes: one file for each page, partial or video. */
export const hoversDir = path.join(siteDir, 'hovers');

/** The types of a name, in the order of its places in a sample: one for all, or one each. */
export type NameTypes = string | (string | null)[];

/**
 * The types of the names in the samples of a file, by the hash of the sample and by name. `key` says from which samples and
 * from which toolkit they were made.
 */
export type Hovers = {key: string; samples: Record<string, Record<string, NameTypes>>};

/** Identifies a sample by its text, hidden lines included. */
export const sampleKey = (source: string): string => hashOf(source.trimEnd()).slice(0, 10);

/** The file inside of `hovers/` for a file with samples. */
export const hoversFile = (file: string): string => {
	const name = pathFrom(isInside(contentDir, file) ? contentDir : repoDir, file);
	return path.join(hoversDir, name.replace(/\.\w+$/, '.json'));
};

/** What is known about the samples of a file, undefined when nothing is. */
export const readHovers = (file: string): Hovers | undefined => {
	const target = hoversFile(file);
	return fs.existsSync(target) ? readJson<Hovers>(target) : undefined;
};
