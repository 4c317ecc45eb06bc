import {describe, expect, test} from 'vitest';
import {parseProject} from '../../app/playground/project';
import {toolkitPackage} from '../base/toolkit-package';
import {headersFile, vercelFile} from '../output/hosts/host-files';
import {nginxFile} from '../output/hosts/nginx';
import {completions} from './completions';
import {buildFrameScripts} from './frame-build';
import {framePage} from './frame-page';
import {editPath, sourceIds, sourceOf} from './sources';

describe('PLY-01 what the build writes for the playground', () => {
	test('every video of the site is a project that opens', () => {
		expect(sourceIds().length).toBeGreaterThan(100);
		for (const id of sourceIds()) {
			expect(parseProject(sourceOf(id)), id).not.toBeNull();
		}

		expect(sourceIds()).not.toContain('og-card');
		expect(sourceOf('../secret')).toBeUndefined();
		expect(editPath('api-spring')).toBe('/playground?demo=api-spring');
		expect(editPath('og-card')).toBeUndefined();
	});

	test('names of the toolkit have what the facts and their pages say of them', () => {
		const names = completions();
		const interpolate = names.remotion?.find(({name}) => name === 'interpolate');
		expect(interpolate).toMatchObject({kind: 'function', page: '/docs/interpolate'});
		expect(interpolate?.signature).toContain('outputRange');
		expect(interpolate?.summary).toMatch(/\.$/);
		expect(names['@remotion/transitions/slide']?.map(({name}) => name)).toContain('slide');
		expect(
			Object.values(names)
				.flat()
				.map(({kind}) => kind),
		).not.toContain('type');
		expect(Object.keys(names).filter((name) => !toolkitPackage(name))).toEqual([]);
	});
});

test('RND-01 the scripts of the frame are whole, of one version, and report to nobody', async () => {
	const {core, packages} = await buildFrameScripts();
	for (const {name, src, code} of [core, ...Object.values(packages)]) {
		expect(src).toMatch(/^\/assets\/playground-[\w-]+\.js$/);
		expect(code, name).not.toMatch(/\brequire\(|\bimport\(|remotion\.pro/);
	}

	expect(core.code).toContain('4.0.527');
	expect(core.code).not.toContain('4.0.383');
}, 60_000);

describe('PLY-02 the page of the frame', () => {
	const script = (name: string) => ({name, src: `/assets/playground-${name}-1.js`, code: ''});
	const html = framePage({core: script('core'), packages: {'@remotion/noise': script('noise')}});

	test('allows scripts of the site and of blobs, and no network', () => {
		expect(html).toContain("script-src 'self' blob:;");
		expect(html).toContain("default-src 'none'");
		expect(html).not.toMatch(/unsafe-eval|https?:/);
		expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<script'));
	});

	test.each([
		['Netlify and Cloudflare Pages', headersFile()],
		['Vercel', vercelFile([])],
		['nginx', nginxFile([])],
	])('has no origin on %s, even when it is opened by itself', (_, file) => {
		expect(file).toMatch(/playground\/frame[\s\S]*?sandbox allow-scripts/);
		expect(file.match(/sandbox allow-scripts/g)).toHaveLength(1);
	});
});
