import fs from 'node:fs';
import path from 'node:path';
import GithubSlugger from 'github-slugger';
import {siteDir} from '../base/site-dir';
import type {Section} from '../content/types';

const pictures = path.join(siteDir, 'public', 'og');

/**
 * Site path of the Open Graph picture of a page: that of its sidebar category or of the post itself, else the
 * default one; undefined when there is no picture at all.
 */
export const ogImage = ({section, path: page, category}: {section: Section; path: string; category?: string}): string | undefined => {
	const own = section === 'docs' ? category && `docs-${new GithubSlugger().slug(category)}` : `${section}-${page.split('/').at(-1)}`;
	return firstPicture([own, 'default']);
};

/** Site path of the first of these pictures that there is. */
export const firstPicture = (names: (string | undefined)[]): string | undefined => {
	const name = names.find((candidate) => candidate && fs.existsSync(path.join(pictures, `${candidate}.jpg`)));
	return name && `/og/${name}.jpg`;
};
