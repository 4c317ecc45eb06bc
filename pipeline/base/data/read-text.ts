import {isUtf8} from 'node:buffer';
import {readFileSync} from 'node:fs';
import {ContentError} from '../problems';
import {lineAt} from '../text/line-at';

/** A text as every editor may save it, with the line ends of Unix and without a byte order mark. */
export const normalizeText = (text: string): string => text.replace(/^\ufeff/, '').replaceAll('\r\n', '\n');

/**
 * Reads a text that people write, normalized. Throws a `ContentError` with the line of the first bytes that are not text in UTF-8:
 * those of another encoding, or zeros, which UTF-16 is full of.
 */
export const readText = (file: string): string => {
	const bytes = readFileSync(file);
	if (isUtf8(bytes) && !bytes.includes(0)) {
		return normalizeText(bytes.toString('utf8'));
	}

	const text = bytes.toString('utf8');
	const line = lineAt(text, text.search(/[\0\ufffd]/));
	throw new ContentError([{file, line, message: 'the bytes here are not text in UTF-8, expected the file to be saved in that encoding'}]);
};
