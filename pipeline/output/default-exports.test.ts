import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {temporaryFolder} from '../../tests/support/temporary-folder';
import {checkDefaultExports, hasDefaultExport} from './default-exports';

test.each([
	['export default function Page() { return <p/>; }', true],
	['const Page = () => null;\nexport default Page;', true],
	['const Page = () => null;\nexport {Page as default};', true],
	["export {default} from './page';", true],
	['export default class extends Page {}', true],
	['export const Page = () => null;', false],
	['export function loader() {}', false],
	['// export default Page', false],
	['type Page = 1;\nexport type {Page as default};', false],
	['export default interface Page {}', false],
	['', false],
])('LOD-02 %j has a default export: %s', (source, expected) => {
	expect(hasDefaultExport(source)).toBe(expected);
});

test('LOD-02 a route module without default export fails with the specified sentence, naming the route', () => {
	const directory = temporaryFolder();
	writeFileSync(path.join(directory, 'good.tsx'), 'export default () => null;');
	writeFileSync(path.join(directory, 'bad.tsx'), 'export const Page = () => null;');
	const route = (sitePath: string, component: string) => ({path: sitePath, component, exact: true});
	const check = () =>
		checkDefaultExports(directory, [
			route('/', 'good.tsx'),
			{...route('/docs', 'good.tsx'), routes: [route('/docs/*', 'bad.tsx')]},
			route('/gone', 'gone.tsx'),
		]);
	expect(check).toThrow(
		"bad.tsx: The page component at /docs/* doesn't have a default export. This makes it impossible to render anything. Consider default-exporting a React component.",
	);
	expect(check).toThrow('gone.tsx: no such file, expected the page component at /gone');
});
