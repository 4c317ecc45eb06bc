import {expect, test} from 'vitest';
import type {SidebarNode} from '../../pipeline/content/types';
import {filterSidebar} from './filter-sidebar';

const link = (label: string, slug = label): SidebarNode => ({type: 'link', label, path: `/docs/${slug}`});
const category = (label: string, items: SidebarNode[]): SidebarNode => ({type: 'category', label, first: '/docs', items});

const items = [
	{type: 'heading', label: 'Core'} as const,
	category('remotion', [link('spring()'), link('measureSpring()', 'measure-spring'), link('Easing')]),
	category('@remotion/lambda', [link('getRegions()'), category('CLI', [link('regions')])]),
	link('API overview'),
];

const shape = (nodes: readonly SidebarNode[]): unknown[] =>
	nodes.map((node) => (node.type === 'category' ? {[node.label]: shape(node.items ?? [])} : node.label));

const everything = shape(items.slice(1));

test.each([
	['SPRING', [{remotion: ['spring()', 'measureSpring()']}]],
	['lambda', [{'@remotion/lambda': ['getRegions()', {CLI: ['regions']}]}]],
	['@remotion/lam', [{'@remotion/lambda': ['getRegions()', {CLI: ['regions']}]}]],
	[' regions', [{'@remotion/lambda': ['getRegions()', {CLI: ['regions']}]}]],
	['@remotion', everything],
	['@', everything],
	['over', ['API overview']],
	['Measure-Spring', [{remotion: ['measureSpring()']}]],
	['measure  spring', [{remotion: ['measureSpring()']}]],
	['core', []],
])('"%s" keeps %j', (text, expected) => {
	expect(shape(filterSidebar(items, text))).toEqual(expected);
});
