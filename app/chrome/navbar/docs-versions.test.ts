import {describe, expect, it} from 'vitest';
import {activeVersion, type DocsVersion, pathInVersion, versionOf} from './docs-versions';

const version = (name: string, path: string, isLast: boolean, draftIds: string[] = []): DocsVersion => ({
	name,
	label: name,
	isLast,
	path,
	mainDocId: 'home',
	docs: [
		{id: 'home', path},
		{id: 'spring', path: `${path}/spring`},
	],
	draftIds,
	sidebars: {},
});
const current = version('4', '/docs', true);
const old = version('3', '/docs/3', false);
const versions = [current, old];

describe('DOC-06 docs versions', () => {
	it.each([
		['/docs/spring', '4'],
		['/docs', '4'],
		['/docs/3/spring', '3'],
		['/blog', undefined],
	])('DOC-06 %s belongs to version %s', (pathname, name) => {
		expect(versionOf(versions, pathname)?.name).toBe(name);
	});

	it('DOC-06 outside of the docs the kept choice is named, then the last version', () => {
		expect(activeVersion(versions, '/blog', '3')?.name).toBe('3');
		expect(activeVersion(versions, '/blog', 'gone')?.name).toBe('4');
	});

	it('DOC-06 an entry leads to the same doc, or to the main doc where it is missing or a draft', () => {
		expect(pathInVersion(old, current, '/docs/spring')).toBe('/docs/3/spring');
		expect(pathInVersion(old, current, '/blog')).toBe('/docs/3');
		expect(pathInVersion(version('3', '/docs/3', false, ['spring']), current, '/docs/spring')).toBe('/docs/3');
	});
});
