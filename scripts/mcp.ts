import {existsSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {serveStdio} from '@modelcontextprotocol/server/stdio';
import {clientDir} from '../pipeline/base/site-dir';
import {openDocs} from '../server/agents/docs';
import {createDocsServer} from '../server/agents/server';
import {typeCheckIn} from './agents/type-check';

/** What the package of the server brings along. */
const packed = path.join(path.dirname(fileURLToPath(import.meta.url)), 'site');

/**
 * The command: serves the docs to the program that started it, over stdio. They come from the client folder that is named, from
 * the package itself, or from the last build. Types are checked with what the folder that it runs in has installed.
 */
try {
	const docs = await openDocs(path.resolve(process.argv[2] ?? (existsSync(packed) ? packed : clientDir)));
	const typeCheck = typeCheckIn(process.cwd());
	serveStdio(() => createDocsServer({docs, ...(typeCheck ? {typeCheck} : {})}), {onerror: ({message}) => console.error(message)});
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exit(1);
}
