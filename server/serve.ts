import {existsSync} from 'node:fs';
import {createServer, type RequestListener, type Server} from 'node:http';
import path from 'node:path';
import {messageOf} from '../app/lib/message-of';
import {pathFrom} from '../pipeline/base/file-paths';
import {helpFor} from '../pipeline/base/help';
import {isMain} from '../pipeline/base/is-main';
import {clientDir} from '../pipeline/base/site-dir';
import {AGENTS_PATH, createAgentHandler} from './agents/http';
import {limitPipelining} from './http/limit-pipelining';
import {toNodeListener} from './http/node-listener';
import {createHandler} from './static/handler';

const defaultPort = 3000;

/**
 * In milliseconds. A connection is kept for 30 seconds: with Node's default of 5, too many are closed at the very moment in which a
 * busy client uses them again.
 */
const timeouts = {headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 30_000, connectionsCheckingInterval: 5_000};

/** Milliseconds without any traffic after which a connection is closed. */
const IDLE_MS = 60_000;

/** Requests of one connection that may wait for their responses at a time. Browsers send the next one after the response. */
const MAX_PIPELINED = 16;

/** Answers with the files of the site, and at one URL as a server for agents. */
const createListener = (dir: string): RequestListener => {
	const files = createHandler(dir);
	const agents = toNodeListener(createAgentHandler({dir}));
	return (request, response) => (request.url?.split('?')[0]?.replace(/\/$/, '') === AGENTS_PATH ? agents : files)(request, response);
};

/** Throws unless it's a port. */
const toPort = (given: number | string): number => {
	const port = Number(given);
	if (!Number.isInteger(port) || port < 0 || port > 65535) {
		throw new Error(`PORT is ${given}, expected a whole number from 0 to 65535.`);
	}

	return port;
};

/** Resolves when the server listens. Rejects with a readable error if the port is taken. */
const listen = (server: Server, port: number): Promise<Server> =>
	new Promise((resolve, reject) => {
		server.once('error', (error: NodeJS.ErrnoException) => {
			reject(
				error.code === 'EADDRINUSE' ? new Error(`Port ${port} is in use. Set PORT to another one, for example PORT=${port + 1}.`) : error,
			);
		});
		server.listen(port, () => resolve(server));
	});

/** Serves the built site in `dir`; resolves when it listens. Throws a readable error without a build or a free port. */
export const serve = (dir: string, given: number | string = defaultPort): Promise<Server> => {
	if (!existsSync(path.join(dir, 'index.html'))) {
		throw new Error(`There is no built site in ${dir}. Run \`npm run build\` first.`);
	}

	const port = toPort(given);
	const server = createServer(timeouts, limitPipelining(createListener(dir), MAX_PIPELINED));
	server.timeout = IDLE_MS;
	return listen(server, port);
};

const wantedPort = (): number | string => process.env.PORT || defaultPort;

/** Ends the process with a clear message when the work fails. */
const orExit = async (work: () => Promise<void>): Promise<void> => {
	try {
		await work();
	} catch (error) {
		console.error(messageOf(error));
		process.exit(1);
	}
};

/** Ends the process with a clear message when `serveForever` couldn't listen: better known before a build than after it. */
export const checkPort = (): Promise<void> =>
	orExit(async () => {
		const server = await listen(createServer(), toPort(wantedPort()));
		await new Promise((resolve) => server.close(resolve));
	});

/** Serves until the process ends, and says where; exits with a clear message when that cannot be done. */
export const serveForever = (dir: string): Promise<void> =>
	orExit(async () => {
		const server = await serve(dir, wantedPort());
		const address = server.address();
		console.log(
			`Serving ${pathFrom(process.cwd(), dir) || '.'} at http://localhost:${typeof address === 'object' ? address?.port : address}`,
		);
		for (const signal of ['SIGINT', 'SIGTERM'] as const) {
			process.once(signal, () => {
				server.close(() => process.exit(0));
				server.closeAllConnections();
			});
		}
	});

if (isMain(import.meta.url)) {
	helpFor('Serves the built site, or the folder given. PORT sets the port, 3000 by default.');
	await serveForever(path.resolve(process.argv[2] ?? clientDir));
}
