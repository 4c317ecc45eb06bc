import fs from 'node:fs';
import path from 'node:path';
import type {Sample} from '../../app/playground/assets/assets';
import {siteDir} from '../base/site-dir';

const folder = path.join(siteDir, 'public/samples');

/** The files of `public/samples/` that a video may use, by the names that `staticFile()` takes. Licenses are beside them as text. */
export const listSamples = (): Sample[] =>
	fs.existsSync(folder)
		? fs
				.readdirSync(folder)
				.filter((name) => !/^\.|\.txt$/.test(name))
				.sort()
				.map((name) => ({name: `samples/${name}`, bytes: fs.statSync(path.join(folder, name)).size}))
		: [];
