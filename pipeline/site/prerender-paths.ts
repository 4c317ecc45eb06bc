import {readSiteConfig} from '../config/site-config';
import {pagePaths} from './addresses';

/** Every path that is written out as a file: all pages of the site and `/404`. */
export const prerenderPaths = async (): Promise<string[]> => ['/404', ...pagePaths(await readSiteConfig())];
