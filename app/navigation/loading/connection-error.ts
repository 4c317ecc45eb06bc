/** A part of a page could not be fetched because the network did not answer. The chrome stays and the reader can retry. */
export class ConnectionError extends Error {
	override name = 'ConnectionError';

	constructor(options?: ErrorOptions) {
		super('The page could not be loaded. Check your network connection.', options);
	}
}

/** As above, of a page's code. The router remembers that it failed: only a full load of the page can help. */
export class CodeError extends ConnectionError {
	override name = 'CodeError';
}

const PATIENCE_MS = 5000;

/** Whether the server of the site answers, whatever it says. */
export async function isReachable(): Promise<boolean> {
	if (!navigator.onLine) {
		return false;
	}

	try {
		await fetch('/', {method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS)});
		return true;
	} catch {
		return false;
	}
}
