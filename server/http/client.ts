/** What the server knows of a connection; nothing on hosts that hide it. */
export type Connection = {address?: string};

/** Identifies the client of a request, for rate limits. */
export type ClientOf = (request: Request, connection: Connection) => string;

/** By the address of the connection: for a server that browsers reach without a proxy. */
export const byConnection: ClientOf = (_, {address = 'unknown'}) => address;

/**
 * By a header that the proxy in front sets and overwrites, such as `cf-connecting-ip`. Where no proxy does, anybody can
 * write it and take another name for each question.
 */
export const byHeader =
	(name: string): ClientOf =>
	({headers}) =>
		headers.get(name) ?? 'unknown';
