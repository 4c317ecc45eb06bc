import {describe, expect, it} from 'vitest';
import {cleanPath, routePath} from './clean-path';

describe('RTE-04 clean paths', () => {
	it.each([
		['/', '/', '/'],
		['/index.html', '/', '/'],
		['/docs/index.html', '/docs', '/docs'],
		['/docs/x.html', '/docs/x', '/docs/x'],
		['/docs/x/index.html', '/docs/x', '/docs/x'],
		['/docs/x/', '/docs/x/', '/docs/x'],
		['/docs/x', '/docs/x', '/docs/x'],
		['/docs/index-files', '/docs/index-files', '/docs/index-files'],
		['/docs/html', '/docs/html', '/docs/html'],
	])('RTE-04 %s is shown as %s and looked up as %s', (given, clean, route) => {
		expect(cleanPath(given)).toBe(clean);
		expect(routePath(given)).toBe(route);
	});
});
