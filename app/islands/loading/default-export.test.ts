import {expect, test} from 'vitest';
import {defaultExport} from './default-export';

test('LOD-02 a module without default export raises the sentence that names the route', () => {
	expect(() => defaultExport({}, '/docs/spring')).toThrow(
		"The page component at /docs/spring doesn't have a default export. This makes it impossible to render anything. Consider default-exporting a React component.",
	);
});

test('the default export of a module is handed on', () => {
	expect(defaultExport({default: 1}, '/')).toBe(1);
});
