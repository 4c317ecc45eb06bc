import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {afterAll, expect, it, vi} from 'vitest';
import {temporaryFolder} from '../../tests/support/temporary-folder';
import {docsPage} from '../testing/site';
import {lastChange} from './git-dates';

const site = await vi.hoisted(async () => (await import('../testing/site')).createTestSite());
afterAll(() => site.remove());

const git = (folder: string, ...args: string[]) =>
	execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-C', folder, ...args]);

it('a shallow clone, in which every file is as old as the last commit, tells no dates', () => {
	const whole = path.join(temporaryFolder(), 'whole');
	site.write('docs/audio.mdx', docsPage('Audio'));
	git(site.directory, 'init', '--quiet');
	git(site.directory, 'add', '.');
	git(site.directory, 'commit', '--quiet', '--message', 'Audio');
	git(site.directory, 'commit', '--quiet', '--allow-empty', '--message', 'Nothing');
	git(site.directory, 'clone', '--quiet', site.directory, whole);
	site.remove();
	git(path.dirname(whole), 'clone', '--quiet', '--depth', '1', pathToFileURL(whole).href, site.directory);
	expect(lastChange('docs/audio.mdx')).toBeUndefined();
});
