import fs from 'node:fs';
import path from 'node:path';
import {repoDir} from '../pipeline/base/site-dir';

const directory = path.join(repoDir, 'prose');

/** The `component.tsx` files in the folders of `prose/`, in alphabetical order. */
export const componentFiles = (): string[] =>
	fs
		.readdirSync(directory)
		.map((folder) => path.join(directory, folder, 'component.tsx'))
		.filter((file) => fs.existsSync(file))
		.sort();
