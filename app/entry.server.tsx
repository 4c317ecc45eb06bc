import {renderToReadableStream} from 'react-dom/server';
import {type EntryContext, isRouteErrorResponse, ServerRouter} from 'react-router';

/** Draws a page when it is written out at build time, or asked for in development. Everything is ready before it is sent. */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext): Promise<Response> {
	const stream = await renderToReadableStream(<ServerRouter context={context} url={request.url} />);
	await stream.allReady;
	headers.set('Content-Type', 'text/html; charset=utf-8');
	return new Response(stream, {status, headers});
}

/** A page that fails says why and where: the router's own message names only its path. */
export function handleError(error: unknown, {request}: {request: Request}): void {
	if (!isRouteErrorResponse(error)) {
		console.error(`${new URL(request.url).pathname}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
	}
}
