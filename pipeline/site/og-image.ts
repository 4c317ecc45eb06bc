import fs from 'node:fs';
import path from 'node:path';
import {siteDir} from '../base/site-dir';

const pictures = path.join(siteDir, 'public', 'og');

/** Site path of the first of these Open Graph pictures that there is. */
export const firstPicture = (names: (string | undefined)[]): string | undefined => {
	const name = names.find((candidate) => candidate && fs.existsSync(path.join(pictures, `${candidate}.jpg`)));
	return name && `/og/${name}.jpg`;
};
