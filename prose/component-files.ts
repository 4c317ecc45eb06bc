import fs from 'node:fs';
import path from 'node:path';
import {repoDir} from '../pipeline/base/site-dir';

const directory = path.join(repoDir, 'prose');

/** The file in each folder of `prose/` that defines what authors may write, in alphabetical order. */
export const componentFiles = (): string[] =>
	fs
		.readdirSync(directory)
		.map((folder) => path.join(directory, folder, 'component.tsx'))
		.filter((file) => fs.existsSync(file))
		.sort();
