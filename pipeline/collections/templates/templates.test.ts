import {afterAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {invalidate} from '../../content/invalidate';
import {pageExists} from '../../site/addresses';
import {blankTemplate} from '../../testing/site';
import {readTemplates} from './read-templates';

const site = await vi.hoisted(async () => (await import('../../testing/site')).createTestSite());
afterAll(() => site.remove());

const {facts, words} = blankTemplate;

describe('templates', () => {
	beforeEach(() => {
		site.write('templates/templates.json', JSON.stringify([facts]));
		site.write('templates/words.yml', words);
	});

	it('TPL-01 joins the facts of a template with our words about it', () => {
		expect(readTemplates()).toMatchObject([{slug: 'blank', repo: 'owner/name', kind: 'start', choose: 'You need no sample.'}]);
	});

	it.each([
		['/templates', true],
		['/templates/blank', true],
		['/templates/other', false],
		['/docs/templates', false],
	])('TPL-01 whether %s is a page of the templates: %s', (path, expected) => {
		expect(pageExists(path)).toBe(expected);
	});

	it.each([
		['an unknown kind', words.replace('start', 'nonsense'), /words\.yml:2: field "blank\.kind"/],
		['a short summary', words.replace(/summary: .*/, 'summary: Short.'), /words\.yml:3: field "blank\.summary": expected 50 to 160/],
		[
			'another that does not exist',
			words.replace('others: {}', 'others: {gone: It fits.}'),
			/words\.yml:6: field "blank\.others\.gone": unknown template/,
		],
		['a template without words', '{}', /words\.yml:1: field "blank": missing/],
	])('names file and field of %s', (_, text, message) => {
		site.write('templates/words.yml', text);
		invalidate();
		expect(() => readTemplates()).toThrow(message);
	});
});
