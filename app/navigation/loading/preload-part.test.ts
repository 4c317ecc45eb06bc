import {beforeEach, describe, expect, it, vi} from 'vitest';
import {preloadPart} from './preload-part';

type Link = {rel: string; href: string; onload?: () => void; onerror?: () => void; remove: () => void};

let links: Link[];
const last = () => links.at(-1)!;

beforeEach(() => {
	links = [];
	const createElement = (): Link => {
		const link: Link = {rel: '', href: '', remove: () => links.splice(links.indexOf(link), 1)};
		return link;
	};
	const querySelector = (selector: string) => links.find(({href}) => selector.includes(`"${href}"`)) ?? null;
	vi.stubGlobal('document', {createElement, querySelector, head: {append: (link: Link) => links.push(link)}});
	vi.stubGlobal('navigator', {onLine: true});
	return () => vi.unstubAllGlobals();
});

describe('LOD-01 a part of the page', () => {
	it('LOD-01 is imported when its styles are there, and its scripts are under way', async () => {
		const load = vi.fn(async () => 'part');
		const part = preloadPart(load, ['assets/a.js', 'assets/b.css']);
		expect(links.map(({rel, href}) => [rel, href])).toEqual([
			['preload', '/assets/a.js'],
			['stylesheet', '/assets/b.css'],
		]);
		expect(load).not.toHaveBeenCalled();
		last().onload?.();
		expect(await part).toBe('part');
	});

	it('LOD-01 asks again for styles that failed, and once for styles under way', async () => {
		const load = async () => 'part';
		const first = preloadPart(load, ['assets/b.css']);
		last().onerror?.();
		await expect(first).rejects.toThrow('Unable to preload CSS for /assets/b.css');
		expect(links).toEqual([]);
		const next = [preloadPart(load, ['assets/b.css']), preloadPart(load, ['assets/b.css'])];
		expect(links).toHaveLength(1);
		last().onload?.();
		expect(await Promise.all(next)).toEqual(['part', 'part']);
	});

	it('LOD-01 asks for no styles that the page has, also under the mark of the router', async () => {
		links.push({rel: 'stylesheet', href: '/assets/b.css#', remove: () => {}});
		await preloadPart(async () => 'part', ['assets/b.css']);
		expect(links).toHaveLength(1);
	});

	it('LOD-01 preloads no script without a network, which would stay failed', async () => {
		vi.stubGlobal('navigator', {onLine: false});
		await preloadPart(async () => 'part', ['assets/a.js']);
		expect(links).toEqual([]);
	});
});
