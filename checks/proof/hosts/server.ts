import {createSecureServer, type Http2SecureServer, type Http2ServerRequest, type Http2ServerResponse} from 'node:http2';
import {buffer} from 'node:stream/consumers';
import type {Asked} from '../runners/beside-stand-in';
import type {HostReply, HostRequest, Hosts} from './host';

const toRequest = async (incoming: Http2ServerRequest): Promise<HostRequest> => {
	const host = (incoming.authority || incoming.headers.host || '').replace(/:\d+$/, '');
	const {pathname, searchParams} = new URL(incoming.url, `https://${host}`);
	const {method, headers} = incoming;
	return {method, host, path: pathname, query: searchParams, headers, body: await buffer(incoming)};
};

const send = (response: Http2ServerResponse, {status = 200, headers, body, trailers}: HostReply): void => {
	response.writeHead(status, headers);
	if (trailers) {
		response.addTrailers(trailers);
	}

	response.end(body ?? '');
};

/** Answers for all hosts of `hosts`, over HTTP/2 and HTTP/1.1; `asked` is updated with each request. */
export const hostServer = (hosts: Hosts, certificate: {key: string; cert: string}, asked: Asked): Http2SecureServer =>
	createSecureServer({...certificate, allowHTTP1: true}, async (incoming, response) => {
		asked.requests++;
		try {
			const request = await toRequest(incoming);
			const reply = await hosts.answer(request);
			if (!reply) {
				asked.unknown.push(`${request.method} https://${request.host}${request.path}`);
			}

			send(response, request.method === 'HEAD' ? {...reply, body: undefined} : (reply ?? {status: 501}));
		} catch (error) {
			asked.unknown.push(String(error));
			send(response, {status: 500, body: String(error)});
		}
	});
