import {beforeAll, expect, test} from 'vitest';
import {readHovers} from '../../pipeline/content/facts/hovers';
import {ensureToolkit} from '../toolkit/install';
import {hoverSources, isStale, typesOfSources} from './generate';
import {quickInfoOf} from './quick-info';

beforeAll(() => ensureToolkit(), 600_000);

test('REF-03 the committed types are what the language service says', {timeout: 180_000}, async () => {
	const some = (await hoverSources()).filter((source) => /content\/docs\/(?:spring|sequence)\.mdx$/.test(source.file) && !isStale(source));
	expect(some.length).toBeGreaterThan(0);
	for (const [file, hovers] of await typesOfSources(some)) {
		expect(readHovers(file)).toEqual(hovers);
	}
});

test('REF-03 types are those of the toolkit, short, and silent on what names itself', {timeout: 120_000}, async () => {
	const code = [
		"import {useVideoConfig, type VideoConfig} from 'remotion';",
		'const config: VideoConfig = useVideoConfig();',
		'export const style = {opacity: config.fps};',
		'export const A = () => <p style={{opacity: 1}} />;',
		`export const long = {${Array.from({length: 80}, (_, index) => `field${index}: ${index}`).join(', ')}};`,
	].join('\n');
	const quickInfo = await quickInfoOf([{path: 'content/docs/a.mdx/src/a.tsx', code, source: 'content/docs/a.mdx', firstLine: 1}]);
	const ask = (name: string, from = code.indexOf(name)) => quickInfo('content/docs/a.mdx/src/a.tsx', from, name);
	expect(ask('useVideoConfig')).toBe('const useVideoConfig: () => VideoConfig');
	expect(ask('fps')).toBe('(property) fps: number');
	expect(ask('opacity', code.lastIndexOf('opacity'))).toBeNull();
	expect(ask('long')!.length).toBeLessThanOrEqual(321);
});
