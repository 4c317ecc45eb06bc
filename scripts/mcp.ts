import {existsSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {serveStdio} from '@modelcontextprotocol/server/stdio';
import {messageOf} from '../app/lib/message-of';
import {clientDir} from '../pipeline/base/site-dir';
import {openDocs} from '../server/agents/docs';
import {createDocsServer} from '../server/agents/server';
import {typeCheckIn} from './agents/type-check';

/** The site's files inside the npm package of this server. */
const packed = path.join(path.dirname(fileURLToPath(import.meta.url)), 'site');

/*
 * Serves the docs to the program that started this one, over stdio. They come from the client folder given, or else from the
 * npm package, or else from the last build. Types are checked with the packages installed in the current folder.
 */
try {
	const docs = await openDocs(path.resolve(process.argv[2] ?? (existsSync(packed) ? packed : clientDir)));
	const typeCheck = typeCheckIn(process.cwd());
	serveStdio(() => createDocsServer({docs, ...(typeCheck ? {typeCheck} : {})}), {onerror: ({message}) => console.error(message)});
} catch (error) {
	console.error(messageOf(error));
	process.exit(1);
}
