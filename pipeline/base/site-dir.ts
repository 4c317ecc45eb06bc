import path from 'node:path';
import {fileURLToPath} from 'node:url';

/**
 * Where things are. A site is a folder with `site.config.ts`, `content/` and `public/`. By default it is the repository;
 * `SITE_DIR` names a different one (a fixture or a synthetic site), and `BUILD_DIR` a different output folder.
 */
export const repoDir = process.env.REPO_DIR ?? path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
export const siteDir = path.resolve(repoDir, process.env.SITE_DIR ?? '.');
export const configFile = path.join(siteDir, 'site.config.ts');
export const contentDir = path.join(siteDir, 'content');
export const videosDir = path.join(repoDir, 'videos');
export const factsDir = path.join(repoDir, 'facts');
export const buildDir = path.resolve(repoDir, process.env.BUILD_DIR ?? 'build');
export const clientDir = path.join(buildDir, 'client');
export const cacheDir = path.join(repoDir, '.cache');

/** Folders that builds and tests fill with tens of thousands of files: watching them in development takes many seconds. */
export const writtenDirs = [buildDir, cacheDir, path.join(repoDir, 'build'), path.join(repoDir, 'build-fixtures')];
