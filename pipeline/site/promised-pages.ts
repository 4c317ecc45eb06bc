import {contentIndex} from '../content/content-index';
import {readManifests} from '../content/manifest';

/**
 * Pages that a manifest promises and nobody has written yet. A faulty page counts as promised: its own fault is reported,
 * not also every link to it.
 */
export const promisedPages = (): Set<string> => {
	const {pages, problems} = contentIndex();
	const {docs, site} = readManifests();
	return new Set([...docs.keys(), ...site.keys(), ...problems.keys()].filter((page) => !pages.has(page)));
};
