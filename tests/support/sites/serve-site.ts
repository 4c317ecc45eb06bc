import {existsSync} from 'node:fs';
import {createServer, type RequestListener} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {createHandler} from '../../../server/static/handler';

/** A listening server; `url` has no slash at its end. */
export type RunningServer = {url: string; close: () => Promise<void>};

/** Starts a server for a handler on a free port of this machine. */
export const listen = (handler: RequestListener): Promise<RunningServer> =>
	new Promise((resolve, reject) => {
		const server = createServer(handler);
		server.once('error', reject);
		server.listen(0, '127.0.0.1', () => {
			const {port} = server.address() as AddressInfo;
			const close = () =>
				new Promise<void>((done) => {
					server.close(() => done());
					server.closeAllConnections();
				});
			resolve({url: `http://127.0.0.1:${port}`, close});
		});
	});

/** Serves a built site as production does, on a free port. */
export const serveSite = async (dir: string): Promise<RunningServer> => {
	if (!existsSync(path.join(dir, 'index.html'))) {
		throw new Error(`No built site in ${dir}. Run \`npm run build\` first.`);
	}

	return listen(createHandler(dir));
};

/** A fixture for the test runners: a built site is served while `use` runs with its URL. */
export const whileServed = async (dir: string, use: (url: string) => Promise<void>): Promise<void> => {
	const server = await serveSite(dir);
	await use(server.url);
	await server.close();
};
