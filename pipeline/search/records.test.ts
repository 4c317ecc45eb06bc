import GithubSlugger from 'github-slugger';
import {describe, expect, it} from 'vitest';
import {headingId} from './format';
import {toRecord, toRecords} from './records';

const page = {
	path: '/docs/spring',
	title: 'spring()',
	description: 'A physical animation.',
	kind: 'api',
	symbols: ['spring', 'SpringConfig'],
	keywords: ['bounce'],
	headings: [
		{depth: 2 as const, id: 'options', text: 'Options'},
		{depth: 3 as const, id: 'cfg', text: 'config'},
		{depth: 4 as const, id: 'damping', text: 'damping'},
	],
	text: [
		{text: 'Before.'},
		{headingId: 'options', text: 'All of them.'},
		{headingId: 'cfg', text: 'The physics.'},
		{headingId: 'damping', text: 'How hard it brakes.'},
	],
};

describe('SRC-09 records', () => {
	it('SRC-09 are cut at headings of level 2 and 3; deeper ones are text of their section', () => {
		expect(toRecord(page, 4)).toEqual({
			page: {
				path: '/docs/spring',
				title: 'spring()',
				description: 'A physical animation.',
				group: 4,
				kind: 'api',
				names: ['SpringConfig'],
				keywords: ['bounce'],
				headings: [
					{depth: 2, text: 'Options'},
					{depth: 3, text: 'config', id: 'cfg'},
				],
			},
			text: {parts: ['Before.', 'All of them.', 'The physics. damping: How hard it brakes.']},
		});
	});

	it('ASK-01 name the questions that a page answers, and the heading that does', () => {
		const answers = [{question: 'How?', section: 'cfg'}, {question: 'Why?'}];
		expect(toRecord({...page, answers}, 4).text.answers).toEqual([{question: 'How?', heading: 1}, {question: 'Why?'}]);
	});

	it('SRC-09 follow the list of pages with its sections as groups; unknown pages are left out', () => {
		const link = (path: string) => ({path, title: path, description: ''});
		const sections = [
			{title: 'A', pages: [link('/gone')]},
			{title: 'B', pages: [link('/docs/spring')]},
		];
		const {groups, records} = toRecords(sections, ({path}) => (path === page.path ? page : undefined));
		expect(groups).toEqual(['A', 'B']);
		expect(records.map((record) => record.page.group)).toEqual([1]);
	});

	it('SRC-09 hold the beginning of a long section', () => {
		const {text} = toRecord({...page, text: [{text: 'word '.repeat(1000)}]}, 0);
		expect(text.parts.map(({length}) => length)).toEqual([1500]);
	});

	it('SRC-09 count the other pages that lead to a page, each once', () => {
		const listed = ['/a', '/b', '/docs/spring'].map((path) => ({path, title: path, description: ''}));
		const links = {'/a': ['/docs/spring', '/docs/spring'], '/b': ['/docs/spring'], '/docs/spring': ['/docs/spring']};
		const {records} = toRecords([{title: 'All', pages: listed}], ({path}) => ({...page, path, links: links[path as '/a']}));
		expect(records.map((record) => record.page.links)).toEqual([undefined, undefined, 2]);
	});

	it.each(['Which one to choose', "The Player's own volume", '<OffthreadVideo>', '--disable-gpu', 'H.265, VP8 & VP9', 'Muted or volume 0'])(
		'SRC-09 the id of "%s" need not be stored',
		(text) => {
			expect(headingId(text)).toBe(new GithubSlugger().slug(text));
		},
	);
});
