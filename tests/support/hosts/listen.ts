import {createServer, type RequestListener} from 'node:http';
import type {AddressInfo} from 'node:net';

/** A listening server; `url` has no slash at its end. */
export type RunningServer = {url: string; close: () => Promise<void>};

/** Starts a server on a port of this machine: on a free one unless it is given. */
export const listen = (handler: RequestListener, port = 0): Promise<RunningServer> =>
	new Promise((resolve, reject) => {
		const server = createServer(handler);
		server.once('error', reject);
		server.listen(port, '127.0.0.1', () => {
			const close = () =>
				new Promise<void>((done) => {
					server.close(() => done());
					server.closeAllConnections();
				});
			resolve({url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close});
		});
	});

/** A service that pages of any origin may ask, which browsers make sure of first. */
export const acrossOrigins =
	(answer: RequestListener): RequestListener =>
	(request, response) => {
		response.setHeader('access-control-allow-origin', '*');
		response.setHeader('access-control-allow-headers', '*');
		return request.method === 'OPTIONS' ? response.end() : answer(request, response);
	};
