import {expect, test} from 'vitest';
import {formatBytes} from './format-bytes';

test.each([
	[512, '0.5 KB'],
	[1536, '1.5 KB'],
	[5 * 1024 ** 2, '5.0 MB'],
	[3 * 1024 ** 3, '3.0 GB'],
])('%d bytes are written as %s', (bytes, text) => {
	expect(formatBytes(bytes)).toBe(text);
});
