import fs from 'node:fs';
import path from 'node:path';
import {siteDir} from '../base/site-dir';

const images = path.join(siteDir, 'public', 'og');

/** The site path of the first of these Open Graph images that exists. */
export const firstOgImage = (names: (string | undefined)[]): string | undefined => {
	const name = names.find((candidate) => candidate && fs.existsSync(path.join(images, `${candidate}.jpg`)));
	return name && `/og/${name}.jpg`;
};
