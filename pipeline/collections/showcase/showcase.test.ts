import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {repoDir} from '../../base/site-dir';
import {unescapeHtml} from '../../base/text/escape-html';
import {fixedPage} from '../../content/fixed-pages';
import {demoPreview} from '../../demos/demo-preview';
import {communitySchema, listCommunity} from './community';
import {galleryIds, listPieces} from './gallery';
import {getPiecePage} from './piece-page';
import {componentName, extraPackages, importedFrom, rootFile} from './starting-point';

const textOf = (html: string): string => unescapeHtml(html.replace(/<[^>]+>/g, ''));

describe('the showcase', () => {
	it('SHW-01 has at least 16 compositions, each with text, tags and poster', () => {
		const pieces = listPieces();
		expect(pieces.length).toBeGreaterThanOrEqual(16);
		for (const {title, tags, demo} of pieces) {
			expect([title, tags.length > 0, demo.poster]).toEqual([title, true, expect.stringMatching(/^\/media\/posters\/.+\.webp$/)]);
		}
	});

	it('describes each page in 50 to 160 characters, no two alike', () => {
		const descriptions = [fixedPage('/showcase'), fixedPage('/showcase/add'), ...listPieces()].map(({description}) => description);
		expect(descriptions.filter(({length}) => length < 50 || length > 160)).toEqual([]);
		expect(new Set(descriptions).size).toBe(descriptions.length);
	});

	it.each(galleryIds())('LIV-01 the page of %s prints the very file that it plays', async (id) => {
		const page = await getPiecePage(id.replace('showcase-', ''));
		const source = readFileSync(path.join(repoDir, 'videos/showcase', id, 'index.tsx'), 'utf8');
		const printed = /<code>([\s\S]*)<\/code>/.exec(page?.sourceHtml ?? '')?.[1] ?? '';
		expect(textOf(printed)).toBe(source.trimEnd());
		expect(page?.demo).toEqual(demoPreview(id));
	});

	it('a piece that plays a file says where to get it and where to save it', async () => {
		const [withFile, without] = await Promise.all(['music-box', 'countdown'].map(getPiecePage));
		expect(withFile?.startHtml).toContain('<a href="/samples/music-box.mp3" download="">music-box.mp3</a>');
		expect(textOf(withFile?.startHtml ?? '')).toContain('save it as public/samples/music-box.mp3');
		expect(without?.startHtml).not.toContain('/samples/');
	});

	it('has no page for what is not in the gallery', async () => {
		expect(await getPiecePage('none')).toBeUndefined();
	});

	it('lists the 18 videos of the community, and says what is wrong with an entry', () => {
		expect(listCommunity()).toHaveLength(18);
		const wrong = communitySchema.safeParse([
			{title: '', author: null, authorUrl: 'x', width: 1, height: 1, links: [{type: 'song', url: 'x'}]},
		]);
		expect(wrong.error?.issues.map((issue) => issue.path.join('.'))).toEqual(['0.title', '0.authorUrl', '0.links.0.type', '0.links.0.url']);
	});
});

describe('a starting point', () => {
	it.each([
		[
			"import {noise2D} from '@remotion/noise';\nimport {iris} from '@remotion/transitions/iris';",
			['@remotion/noise', '@remotion/transitions'],
		],
		["import {useMemo} from 'react';\nimport {spring} from 'remotion';\nimport {x} from './scene';", []],
	])('needs the packages of %j', (source, expected) => {
		expect(extraPackages(importedFrom(source))).toEqual(expected);
	});

	it('names the component and lists it with size, length and props', () => {
		const demo = {width: 1280, height: 720, fps: 30, durationInFrames: 60, defaultProps: {text: 'Hi'}};
		expect(componentName('split-flap')).toBe('SplitFlap');
		expect(rootFile('split-flap', demo as never)).toContain('defaultProps={{\n      "text": "Hi"\n    }}');
	});
});
