import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {afterAll, expect, it, vi} from 'vitest';
import {temporaryFolder} from '../../tests/support/temporary-folder';
import {docsPage} from '../testing/site';
import {lastChange, parseGitLog} from './git-dates';

const site = await vi.hoisted(async () => (await import('../testing/site')).createTestSite());
afterAll(() => site.remove());

const git = (folder: string, ...args: string[]) =>
	execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-C', folder, ...args]);

it('takes the newest day of a file from the log', () => {
	const log = '\x002026-02-02\n\ndocs/a.mdx\ndocs/b.mdx\n\x002026-01-01\n\ndocs/b.mdx\ndocs/ü c.mdx\n';
	expect([...parseGitLog(log)]).toEqual([
		['docs/a.mdx', '2026-02-02'],
		['docs/b.mdx', '2026-02-02'],
		['docs/ü c.mdx', '2026-01-01'],
	]);
});

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
