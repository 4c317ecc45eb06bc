import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {afterAll, beforeAll, expect, it, vi} from 'vitest';
import {videosDir} from '../base/site-dir';
import {siteConfigSchema} from '../config/schema';
import {lastChangeIn} from '../content/git-dates';
import {blankTemplate, docsPage, post} from '../testing/site';
import {smallConfig} from '../testing/small-config';
import {pageUpdated} from './page-updated';

const site = await vi.hoisted(async () => (await import('../testing/site')).createTestSite());
afterAll(() => site.remove());

const config = siteConfigSchema.parse({...smallConfig, blog: {postsPerPage: 1}});

const git = (day: string, ...args: string[]) =>
	execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
		cwd: site.directory,
		env: {...process.env, GIT_COMMITTER_DATE: `${day}T12:00:00Z`},
	});

const commit = (day: string, files: Record<string, string>) => {
	for (const [file, text] of Object.entries(files)) {
		site.write(file, text);
	}
	git(day, 'add', '.');
	git(day, 'commit', '--quiet', '--message', day);
};

const described = '{title: A page, description: A sentence of at least fifty letters about this page., picture: plain}';
const pages = `pages:
  /experts: ${described}
  /showcase: ${described}
  /showcase/add: ${described}
pictures:
  plain: {eyebrow: Videos, title: A page}
`;
const expert = {slug: 'ada', name: 'Ada', website: null, x: null, github: null, linkedin: null, since: '2024-01-01', works: []};

beforeAll(() => {
	git('2026-01-01', 'init', '--quiet');
	const manifest = 'path\ttitle\tkind\n/player\tPlayer\tproduct\n/playground\tPlayground\ttool\n';
	commit('2026-01-01', {'manifest/site-routes.tsv': manifest, 'blog/authors.yml': 'ada:\n  name: Ada\n  url: https://example.com\n'});
	commit('2026-01-02', {'docs/audio.mdx': docsPage('Audio')});
	commit('2026-01-03', {'blog/first.mdx': post('First', '2020-12-31'), 'pages.yml': pages});
	commit('2026-01-04', {'blog/second.mdx': post('Second', '2021-06-01')});
	commit('2026-01-05', {'templates/templates.json': JSON.stringify([blankTemplate.facts])});
	commit('2026-01-06', {'templates/words.yml': blankTemplate.words});
	commit('2026-01-07', {'home.yml': ''});
	commit('2026-01-08', {'products/player.yml': ''});
	commit('2026-01-09', {'company/about.yml': ''});
	commit('2026-01-10', {'experts/experts.json': JSON.stringify([expert])});
	commit('2026-01-11', {'showcase/gallery.json': '["showcase-particles"]'});
});

it.each([
	['/docs/audio', '2026-01-02'],
	['/blog/first', '2026-01-03'],
	['/blog', '2026-01-04'],
	['/blog/archive', '2026-01-04'],
	['/blog/page/2', '2026-01-04'],
	['/templates', '2026-01-06'],
	['/templates/blank', '2026-01-06'],
	['/', '2026-01-07'],
	['/player', '2026-01-08'],
	['/about', '2026-01-09'],
	['/experts/ada', '2026-01-10'],
	['/showcase', '2026-01-11'],
	['/search', '2026-01-03'],
	['/playground', '2026-01-03'],
	['/nowhere', undefined],
])('AGT-01 %s was changed last when what it is made of was', (page, day) => {
	expect(pageUpdated(page, config)).toBe(day);
});

it('AGT-01 the page of a piece was changed last when its video was', () => {
	// The gallery was committed here and the video in the repository, which may come without its history.
	const inRepository = lastChangeIn([path.join(videosDir, 'showcase/showcase-particles')]);
	expect(inRepository).not.toBe('2026-01-11');
	expect(pageUpdated('/showcase/particles', config)).toBe(inRepository);
});
