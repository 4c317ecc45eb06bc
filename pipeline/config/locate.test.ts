import {expect, test} from 'vitest';
import {locate} from './locate';

const source = `import {defineConfig} from './define';
const links = [
	{label: 'A'},
	...more,
	{label: 'B'},
];
const config = {
	title: 'T',
	'navbar': {
		items: links,
	},
	footer: (makeFooter(1, 2)),
} satisfies Config;
export default defineConfig(config);
`;

test.each([
	[['title'], 8],
	[['navbar', 'items'], 10],
	[['navbar', 'items', 0, 'label'], 3],
	[['navbar', 'items', 2, 'label'], 10],
	[['footer', 'columns', 0], 12],
	[['missing', 'field'], 14],
	[[], 14],
])('finds %j on line %i', (path, line) => {
	expect(locate(source, path)).toBe(line);
});
