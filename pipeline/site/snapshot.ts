import path from 'node:path';
import {pathFrom} from '../base/file-paths';
import {listFiles} from '../base/list-files';
import {derivedState} from '../base/shared-state';
import {siteDir} from '../base/site-dir';
import type {SiteSnapshot} from '../compiler/site-snapshot';
import {contentIndex} from '../content/content-index';
import {readManifests} from '../content/manifest';
import {symbolPages} from '../content/symbol-pages';
import {playableSamples} from '../playground/proven';
import {editableVideos} from '../playground/sources';
import {linkable, promisedPages} from './addresses';
import {readRedirects} from './redirects';

const publicFiles = (): Set<string> => {
	const directory = path.join(siteDir, 'public');
	return new Set(listFiles(directory).map((file) => `/${pathFrom(directory, file)}`));
};

const take = (): SiteSnapshot => {
	const {site} = readManifests();
	const {pages} = contentIndex();
	return {
		pages: new Map([...pages].map(([page, {frontMatter}]) => [page, frontMatter.title])),
		others: new Map([...linkable()].filter((page) => !pages.has(page)).map((page) => [page, site.get(page)?.title])),
		promised: promisedPages(),
		redirects: readRedirects(),
		files: publicFiles(),
		symbols: symbolPages(),
		playground: {...playableSamples(), videos: editableVideos()},
	};
};

/** The site as it is now, for the compiler. */
export const siteSnapshot: () => SiteSnapshot = derivedState('site-snapshot', take);
