import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {temporaryFolder} from '../../../tests/support/temporary-folder';
import {readText} from './read-text';

const file = path.join(temporaryFolder(), 'page.mdx');

test.each([
	['Unix', 'One\nTwo – größer\n'],
	['Windows', 'One\r\nTwo – größer\r\n'],
	['Windows, with a byte order mark', '\ufeffOne\r\nTwo – größer\r\n'],
])('a text reads the same from an editor on %s', (_, text) => {
	writeFileSync(file, text);
	expect(readText(file)).toBe('One\nTwo – größer\n');
});

test.each([
	['Latin-1', Buffer.from('One\nTwo größer\n', 'latin1'), 2],
	['UTF-16', Buffer.from('\ufeffOne\nTwo\n', 'utf16le'), 1],
	['UTF-16 without a byte order mark', Buffer.from('One\nTwo\n', 'utf16le'), 1],
	['something else than text', Buffer.from('One\nTwo\0\n'), 2],
])('a text that was saved as %s names the line of its first wrong bytes', (_, bytes, line) => {
	writeFileSync(file, bytes);
	expect(() => readText(file)).toThrow(new RegExp(`page\\.mdx:${line}: the bytes here are not text in UTF-8`));
});

test('a character of its own is no mistake', () => {
	writeFileSync(file, 'U+FFFD is \ufffd');
	expect(readText(file)).toBe('U+FFFD is \ufffd');
});
