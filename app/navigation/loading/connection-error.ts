/** Part of a page couldn't be fetched because the network failed. The chrome stays, and the reader can retry. */
export class ConnectionError extends Error {
	override name = 'ConnectionError';

	constructor(options?: ErrorOptions) {
		super('The page could not be loaded. Check your network connection.', options);
	}
}

/** A page's code couldn't be fetched. The router remembers the failure, so only a full page load helps. */
export class CodeError extends ConnectionError {
	override name = 'CodeError';
}

const PATIENCE_MS = 5000;

/** Whether the site's server responds, with any status. */
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
