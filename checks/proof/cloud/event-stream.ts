import {crc32} from 'node:zlib';

const STRING = 7;

const header = (name: string, value: string): Buffer => {
	const length = Buffer.alloc(2);
	length.writeUInt16BE(Buffer.byteLength(value));
	return Buffer.concat([Buffer.from([Buffer.byteLength(name)]), Buffer.from(name), Buffer.from([STRING]), length, Buffer.from(value)]);
};

const number = (value: number): Buffer => {
	const bytes = Buffer.alloc(4);
	bytes.writeUInt32BE(value);
	return bytes;
};

/** A message of Amazon's event streams: lengths, headers and payload, with a checksum after the lengths and one at the end. */
const message = (type: string, contentType: string, payload: Buffer): Buffer => {
	const headers = Buffer.concat([header(':message-type', 'event'), header(':event-type', type), header(':content-type', contentType)]);
	const lengths = Buffer.concat([number(16 + headers.length + payload.length), number(headers.length)]);
	const checked = Buffer.concat([lengths, number(crc32(lengths)), headers, payload]);
	return Buffer.concat([checked, number(crc32(checked))]);
};

/** What a function streamed, as Lambda passes it on. */
export const eventStream = (payload: Buffer): Buffer =>
	Buffer.concat([
		message('PayloadChunk', 'application/octet-stream', payload),
		message('InvokeComplete', 'application/json', Buffer.from('{}')),
	]);
