/** Codes of a connection that the other side has ended: nobody's fault. */
const ENDED = new Set(['ABORT_ERR', 'ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_DESTROYED']);

/** Prints a fault of the server's own, which a client only sees as a failed request. A reader who went away is none. */
export const reportFault = (error: unknown): void => {
	const {code, name} = (error ?? {}) as {code?: unknown; name?: unknown};
	if (name !== 'AbortError' && !ENDED.has(String(code))) {
		console.error(error);
	}
};
