import type {Reply} from '../cloud/request';

/** A request to one of the hosts that have a stand-in. */
export type HostRequest = {
	method: string;
	host: string;
	path: string;
	query: URLSearchParams;
	headers: Record<string, string | string[] | undefined>;
	body: Buffer;
};

/** `trailers` are sent after the body, as gRPC wants them. */
export type HostReply = Reply & {trailers?: Record<string, string>};

/** What answers for some hosts, on this machine. */
export type Hosts = {
	/** The names that its certificate is for; `*` stands for one label. */
	names: string[];
	/** Their names as they are now, each of them. */
	known: () => string[];
	/** What a sample expects in its environment. */
	environment: Record<string, string>;
	/** `undefined` for a request that it doesn't know: a sample that needs such a thing isn't proven. */
	answer: (request: HostRequest) => HostReply | undefined | Promise<HostReply | undefined>;
};
