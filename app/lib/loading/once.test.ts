import {describe, expect, it, vi} from 'vitest';
import {once, oncePerKey} from './once';

/** Fails at the first call, then resolves with its argument. */
const failsFirst = () =>
	vi
		.fn(async (value: string) => value)
		.mockImplementationOnce(async () => {
			throw new Error('Failed to fetch');
		});

describe('LOD-01 what is loaded once', () => {
	it('is loaded at the first call', async () => {
		const load = vi.fn(async (value: string) => value);
		const loadOnce = once(load);
		expect(load).not.toHaveBeenCalled();
		const first = loadOnce('a');
		expect(loadOnce('b')).toBe(first);
		expect(await first).toBe('a');
		expect(await loadOnce('c')).toBe('a');
		expect(load).toHaveBeenCalledTimes(1);
	});

	it('is loaded again after a failure', async () => {
		const loadOnce = once(failsFirst());
		await expect(loadOnce('a')).rejects.toThrow('Failed to fetch');
		expect(await loadOnce('b')).toBe('b');
		expect(await loadOnce('c')).toBe('b');
	});

	it('is loaded once more if several wait for the load that fails', async () => {
		const load = failsFirst();
		const loadOnce = once(load);
		const again = async () => loadOnce('a').catch(() => loadOnce('b'));
		expect(await Promise.all([again(), again()])).toEqual(['b', 'b']);
		expect(load).toHaveBeenCalledTimes(2);
	});

	it('is loaded for each key, and a failure of one key leaves the others alone', async () => {
		const load = failsFirst();
		const loadOnce = oncePerKey(load);
		await expect(loadOnce('a')).rejects.toThrow('Failed to fetch');
		const other = loadOnce('b');
		expect(await loadOnce('a')).toBe('a');
		expect(loadOnce('b')).toBe(other);
		expect(await other).toBe('b');
		expect(load).toHaveBeenCalledTimes(3);
	});
});
