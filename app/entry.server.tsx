import {renderToReadableStream} from 'react-dom/server';
import {type EntryContext, isRouteErrorResponse, ServerRouter} from 'react-router';

/** Renders a page when it is prerendered, or requested in development. Sends nothing until all of it is ready. */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext): Promise<Response> {
	const stream = await renderToReadableStream(<ServerRouter context={context} url={request.url} />);
	await stream.allReady;
	headers.set('Content-Type', 'text/html; charset=utf-8');
	return new Response(stream, {status, headers});
}

/** Logs the path and the stack of an error. The router's own message has only the path. */
export function handleError(error: unknown, {request}: {request: Request}): void {
	if (!isRouteErrorResponse(error)) {
		console.error(`${new URL(request.url).pathname}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
	}
}
