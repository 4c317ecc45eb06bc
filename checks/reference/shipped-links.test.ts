import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readLinks} from '../../scripts/facts/links';
import {temporaryFolder} from '../../tests/support/temporary-folder';
import {deadLinks} from './shipped-links';

const site = {
	pageAt: (to: string) => ({'/docs/encoding': '/docs/encoding', '/docs/old': '/docs/encoding', '/about': '/about'})[to],
	idsOf: async (page: string) => (page === '/about' ? undefined : new Set(['crf'])),
};

describe('VER-02 links in messages of the packages', () => {
	it.each([
		['a page', '/docs/encoding', []],
		['a heading', '/docs/encoding#crf', []],
		['a heading behind a redirect', '/docs/old#crf', []],
		['a page without known ids', '/about#us', []],
		['a page that is missing', '/docs/gone', ['@remotion/renderer links to /docs/gone, expected a page or a redirect there']],
		[
			'a heading that is missing',
			'/docs/old#audio-codec',
			['@remotion/renderer links to /docs/old#audio-codec, expected <Anchor id="audio-codec" /> above the section that answers it'],
		],
	])('follows a link to %s', async (_what, to, expected) => {
		expect(await deadLinks({[to]: ['@remotion/renderer']}, site)).toEqual(expected);
	});

	it('reads them from the code of a package, without the full stop behind them', () => {
		const toolkit = temporaryFolder();
		const dist = path.join(toolkit, 'node_modules/remotion/dist/cjs');
		mkdirSync(dist, {recursive: true});
		writeFileSync(path.join(toolkit, 'package.json'), '{"dependencies": {"remotion": "1.0.0"}}');
		writeFileSync(path.join(toolkit, 'node_modules/remotion/package.json'), '{"name": "remotion", "version": "1.0.0"}');
		writeFileSync(
			path.join(dist, 'a.js'),
			"throw Error('See https://www.remotion.dev/docs/encoding/#audio-codec. Or remotion.dev/docs/timeout.')",
		);
		writeFileSync(path.join(dist, 'a.d.ts'), '/** @see https://remotion.dev/docs/timeout */');
		writeFileSync(path.join(dist, 'a.js.map'), 'remotion.dev/docs/map');
		expect(readLinks(toolkit)).toEqual({'/docs/encoding#audio-codec': ['remotion'], '/docs/timeout': ['remotion']});
	});
});
