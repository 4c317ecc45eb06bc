import {mkdirSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, onTestFinished, TestRunner} from 'vitest';

/** A new folder inside `parent`. It is removed after the test that asks for it or, outside of a test, after those of the file. */
export const temporaryFolder = (parent = tmpdir()): string => {
	mkdirSync(parent, {recursive: true});
	const folder = mkdtempSync(path.join(parent, 'test-'));
	const remove = (): void => rmSync(folder, {recursive: true, force: true});
	if (TestRunner.getCurrentTest()) {
		onTestFinished(remove);
	} else {
		afterAll(remove);
	}

	return folder;
};
