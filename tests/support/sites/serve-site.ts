import {existsSync} from 'node:fs';
import path from 'node:path';
import {createHandler} from '../../../server/static/handler';
import {listen, type RunningServer} from '../hosts/listen';

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
	try {
		await use(server.url);
	} finally {
		await server.close();
	}
};
