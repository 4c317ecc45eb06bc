import {mkdirSync, realpathSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {beforeAll, expect, test} from 'vitest';
import {temporaryFolder} from '../../tests/support/temporary-folder';
import {isMain} from './is-main';

// On macOS, the folder for temporary files is a link itself.
const folder = realpathSync(temporaryFolder());
const started = path.join(folder, 'real', 'serve.ts');
beforeAll(() => {
	mkdirSync(path.dirname(started));
	writeFileSync(started, '');
	symlinkSync(path.dirname(started), path.join(folder, 'linked'), 'junction');
});

test.each([
	['started by its name', started, true],
	['started in a folder that is a link', path.join(folder, 'linked', 'serve.ts'), true],
	['imported by another one', path.join(folder, 'real', 'other.ts'), false],
	['imported by code without a file', undefined, false],
])('a module that is %s: %s', (_, file, expected) => {
	expect(isMain(pathToFileURL(started).href, file)).toBe(expected);
});
