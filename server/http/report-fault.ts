/** Error codes of a connection that the other side has closed, which is no fault. */
const ENDED = new Set(['ABORT_ERR', 'ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_DESTROYED']);

/** Logs an error of which the client only learns that its request failed. A client that disconnected is no error. */
export const reportFault = (error: unknown): void => {
	const {code, name} = (error ?? {}) as {code?: unknown; name?: unknown};
	if (name !== 'AbortError' && !ENDED.has(String(code))) {
		console.error(error);
	}
};
