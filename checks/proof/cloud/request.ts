import type {IncomingHttpHeaders} from 'node:http';

/** A request to AWS, after its signature said which service and region it's for. */
export type Request = {
	method: string;
	path: string;
	query: URLSearchParams;
	headers: IncomingHttpHeaders;
	body: Buffer;
	service: string;
	region: string;
};

/** `status` is 200 unless given. */
export type Reply = {status?: number; headers?: Record<string, string>; body?: string | Buffer};

export const json = (value: unknown, status = 200): Reply => ({
	status,
	headers: {'content-type': 'application/json'},
	body: JSON.stringify(value),
});
