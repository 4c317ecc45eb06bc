import type {IncomingHttpHeaders} from 'node:http';

/** The validators of a response, as header values: a strong entity tag, and the time of the file's last change. */
export type Validators = {etag: string; lastModified: string};

/** Whether the reader's copy is still good, so that 304 is the answer (RFC 9110, 13.1). */
export const isUnchanged = (headers: IncomingHttpHeaders, {etag, lastModified}: Validators): boolean => {
	const none = headers['if-none-match'];
	if (none !== undefined) {
		return none.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
	}

	return Date.parse(lastModified) <= Date.parse(headers['if-modified-since'] ?? '');
};

/** First and last byte of a part, both included; `beyond` when it starts after the end of the file. */
export type Range = {start: number; end: number} | 'beyond';

/**
 * The part of a file that is asked for (RFC 9110, 14.2). `undefined` means the whole file: no range, one that is
 * malformed, several at once, or one of a copy that is no longer good.
 */
export const rangeOf = (headers: IncomingHttpHeaders, size: number, {etag, lastModified}: Validators): Range | undefined => {
	const condition = headers['if-range'];
	const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '') ?? [];
	if ((first === '' && last === '') || (condition !== undefined && condition !== etag && condition !== lastModified)) {
		return undefined;
	}

	// Without a first byte, the number counts from the end. Numbers of any length are clamped to the file.
	const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
	const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
	if (start >= size) {
		return 'beyond';
	}

	return start <= end ? {start, end} : undefined;
};
