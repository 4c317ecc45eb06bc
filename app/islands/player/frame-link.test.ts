import {expect, test} from 'vitest';
import {frameLink, linkedFrame} from './frame-link';

test('a link to a frame keeps what else the URL says, and is read back', () => {
	const link = new URL(frameLink('https://example.com/docs/spring?api-spring.mass=2#parameters', 'api-spring', 42));
	expect(link.href).toBe('https://example.com/docs/spring?api-spring.mass=2&at=api-spring.42');
	expect(linkedFrame(link.search, 'api-spring')).toBe(42);
	expect(linkedFrame(link.search, 'api-star')).toBeNull();
});

test.each(['', '?at=', '?at=api-spring', '?at=api-spring.-1', '?at=api-spring.1e9', '?at=api-spring.9999999'])(
	'%j asks for no frame',
	(search) => {
		expect(linkedFrame(search, 'api-spring')).toBeNull();
	},
);
