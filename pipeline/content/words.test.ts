import {expect, test} from 'vitest';
import {z} from 'zod';
import {parseWithLines} from '../base/data/yaml-with-lines';
import {homeWords} from '../collections/home/home-words';
import {licenseWords} from '../collections/license';
import {PRODUCT_NAMES} from '../collections/products/pages';
import {productSchema, productWords} from '../collections/products/product-words';
import type {SitePath} from './words';

test('the words of the home page, the products and the license are complete', () => {
	expect(homeWords().proof.items.map(({count}) => count)).toEqual(['templates', 'demos', 'samples', 'options']);
	expect(PRODUCT_NAMES.map((name) => productWords(name).title)).toEqual(['Player', 'Lambda']);
	expect(licenseWords().items.map(({link}) => link?.path)).toEqual(['/docs/license', 'https://www.remotion.pro/license']);
});

test('a word that is missing or misspelled is named with its line and field', () => {
	const words = 'title: Player\nlead: Plays.\nlive:\n  video: no-such-video\nfact: []\n';
	const {problems = []} = parseWithLines(words, productSchema(z.string() as unknown as SitePath), {
		file: '/site/content/products/player.yml',
	});
	const found = problems.map(({line, field, message}) => `${line} ${field}: ${message}`);
	expect(found).toContain('4 live.video: there is no video "no-such-video", expected a folder of videos/, got "no-such-video"');
	expect(found).toContain(
		'5 fact: unknown name, expected one of title, headline, description, lead, live, remote, facts, quote, cost, steps, links',
	);
	expect(found.join('\n')).toMatch(/description: /);
});
