/** What the server knows about a connection. Empty on hosts that hide it. */
export type Connection = {address?: string};

/** Identifies the client of a request, for rate limits. */
export type ClientOf = (request: Request, connection: Connection) => string;

const GROUPS = 8;

/**
 * The network of an IPv6 address, its first 64 bits. Providers give each customer at least that much: with all of its addresses
 * counted apart, one machine would be any number of clients. An IPv4 address stays as it is.
 */
const networkOf = (address: string): string => {
	const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
	if (mapped !== undefined || !address.includes(':')) {
		return mapped ?? address;
	}

	const [before = [], after = []] = address
		.replace(/%.*/, '')
		.split('::')
		.map((part) => part.split(':').filter(Boolean));
	const zeros = Array<string>(Math.max(0, GROUPS - before.length - after.length)).fill('0');
	return `${[...before, ...zeros, ...after].slice(0, GROUPS / 2).join(':')}::/64`;
};

/** Identifies a client by its IP address, for a server that clients reach without a proxy. An IPv6 client is its whole network. */
export const byConnection: ClientOf = (_, {address}) => (address === undefined ? 'unknown' : networkOf(address));

/**
 * Identifies clients by a header that the proxy in front always overwrites, such as `cf-connecting-ip`. Without such a proxy,
 * a client could send a new value with each request and never reach its limit.
 */
export const byHeader =
	(name: string): ClientOf =>
	({headers}) =>
		headers.get(name) ?? 'unknown';
