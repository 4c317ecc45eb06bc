import {expect, test} from 'vitest';
import {smallConfig} from '../testing/small-config';
import {pruneConfig} from './prune';
import {siteConfigSchema} from './schema';

const [first, ...others] = smallConfig.footer.columns;
const config = siteConfigSchema.parse({
	...smallConfig,
	navbar: {
		...smallConfig.navbar,
		items: [
			{to: '/docs?x=1#start', label: 'Docs'},
			{to: '/missing', label: 'Missing'},
			{type: 'doc', docId: '/docs/missing'},
			{
				type: 'dropdown',
				label: 'Some',
				to: '/missing',
				items: [
					{to: '/docs', label: 'Docs'},
					{to: '/none', label: 'None'},
				],
			},
			{type: 'dropdown', label: 'Nothing', items: [{to: '/none', label: 'None'}]},
			{href: 'https://elsewhere.example', label: 'Elsewhere'},
			{type: 'search'},
		],
	},
	footer: {
		...smallConfig.footer,
		columns: [
			{
				...first,
				items: [
					{to: '/docs', label: 'Docs'},
					{to: '/none', label: 'None'},
				],
			},
			...others,
		],
	},
});
const pruned = pruneConfig(config, (path) => path === '/docs');

test('entries whose page does not exist are left out, and dropdowns that are empty then', () => {
	expect(pruned.config.navbar.items).toMatchObject([
		{label: 'Docs'},
		{type: 'dropdown', label: 'Some', to: undefined, items: [{label: 'Docs'}]},
		{label: 'Elsewhere'},
		{type: 'search'},
	]);
	expect(pruned.config.footer.columns[0]?.items).toEqual([{to: '/docs', label: 'Docs'}]);
});

test('every entry left out is listed', () => {
	expect(pruned.leftOut.map(({where, path}) => `${where} ${path}`)).toEqual([
		'navbar.items[1] /missing',
		'navbar.items[2] /docs/missing',
		'navbar.items[3].items[1] /none',
		'navbar.items[3] /missing',
		'navbar.items[4].items[0] /none',
		'footer.columns[0].items[1] /none',
	]);
});
