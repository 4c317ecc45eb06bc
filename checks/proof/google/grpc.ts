import {requireFromToolkit} from '../../../scripts/toolkit/install';
import type * as Protobuf from '../../../toolkit/node_modules/protobufjs';
import type {HostReply, HostRequest} from '../hosts/host';

const protobuf: typeof Protobuf = requireFromToolkit('protobufjs');

/** An error of gRPC, with its code. */
export class GrpcError extends Error {
	constructor(
		readonly code: number,
		message: string,
	) {
		super(message);
	}
}

export const NOT_FOUND = 5;
export const ALREADY_EXISTS = 6;
export const PERMISSION_DENIED = 7;

type Message = Record<string, unknown>;

/** What a method of a service does with a message. */
export type Act = (message: Message) => Message;

const roots = new Map<string, Protobuf.Root>();

/** The types of messages as Google's own package describes them. */
const rootOf = (name: string): Protobuf.Root => {
	const root = roots.get(name) ?? protobuf.Root.fromJSON(requireFromToolkit(`${name}/build/protos/protos.json`));
	roots.set(name, root);
	return root;
};

/** A message with its type, as `google.protobuf.Any`. */
export const anyOf = (name: string, type: string, value: Message): Message => {
	const found = rootOf(name).lookupType(type);
	return {type_url: `type.googleapis.com/${type}`, value: found.encode(found.fromObject(value)).finish()};
};

const HEADERS = {'content-type': 'application/grpc+proto'};
/** A byte that says whether the message is compressed, and four with its length. */
const PREFIX = 5;

const framed = (message: Uint8Array): Buffer => {
	const prefix = Buffer.alloc(PREFIX);
	prefix.writeUInt32BE(message.length, 1);
	return Buffer.concat([prefix, message]);
};

/** Answers a call of gRPC with what `act` gives for its message; the package describes both messages. */
export const answerCall = (
	{package: name, service, method}: {package: string; service: string; method: string},
	act: Act,
	{body}: HostRequest,
): HostReply => {
	const {resolvedRequestType: request, resolvedResponseType: response} = rootOf(name)
		.lookupService(service)
		.methods[method]!.resolve() as Protobuf.Method;
	try {
		const answer = act(request!.toObject(request!.decode(body.subarray(PREFIX)), {longs: Number}));
		return {headers: HEADERS, body: framed(response!.encode(response!.fromObject(answer)).finish()), trailers: {'grpc-status': '0'}};
	} catch (error) {
		const {code, message} = error as GrpcError;
		if (!(error instanceof GrpcError)) {
			throw error;
		}

		return {headers: HEADERS, trailers: {'grpc-status': String(code), 'grpc-message': encodeURI(message)}};
	}
};
