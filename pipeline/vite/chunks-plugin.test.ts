import {existsSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {repoDir} from '../base/site-dir';
import {isShell} from './chunks-plugin';

describe('what every page loads in one file', () => {
	it.each([
		['the framework', 'node_modules/react-dom/client.js', true],
		['the framework of a copy that links to it', '../elsewhere/node_modules/react/index.js', true],
		['a helper that docs and the assistant share: the assistant does without the sidebar', 'app/lib/is-record.ts', true],
		['not a helper of some pages', 'app/lib/format-bytes.ts', false],
		['not a hook of few islands', 'app/islands/use-dropped-files.ts', false],
		['not a sheet of few pages', 'app/islands/select.css', false],
		['not the toolkit', 'node_modules/remotion/index.js', false],
	])('%s', (_, file, expected) => {
		expect(isShell(path.join(repoDir, file))).toBe(expected);
		// A file that is renamed silently joins the others, unless its pattern is changed, too.
		expect(!file.startsWith('app/') || existsSync(path.join(repoDir, file))).toBe(true);
	});
});
