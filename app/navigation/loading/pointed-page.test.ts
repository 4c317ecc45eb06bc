import {describe, expect, it, vi} from 'vitest';
import {pointAt, pointedPage} from './pointed-page';

describe('BEH-05 the page that the reader points at', () => {
	it('BEH-05 is loaded once, however often they come back to its link', async () => {
		const load = vi.fn(async () => 'spring');
		await pointAt('/docs/spring', load);
		await pointAt('/docs/spring', load);
		expect(load).toHaveBeenCalledTimes(1);
		expect(await pointedPage('/docs/spring')).toBe('spring');
	});

	it('BEH-05 is forgotten for the next one', async () => {
		await pointAt('/docs/spring', async () => 'spring');
		await pointAt('/docs/layers', async () => 'layers');
		expect(pointedPage('/docs/spring')).toBeUndefined();
		expect(await pointedPage('/docs/layers')).toBe('layers');
	});

	it('BEH-05 is asked for again after a failure, which does not take the next one away', async () => {
		const failure = pointAt('/docs/spring', () => Promise.reject(new TypeError('Failed to fetch')));
		const next = pointAt('/docs/layers', async () => 'layers');
		await expect(failure).rejects.toThrow('Failed to fetch');
		await next;
		expect(await pointedPage('/docs/layers')).toBe('layers');
		await expect(pointAt('/docs/fonts', () => Promise.reject(new TypeError('Failed to fetch')))).rejects.toThrow();
		expect(pointedPage('/docs/fonts')).toBeUndefined();
	});
});
