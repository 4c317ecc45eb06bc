import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import {buffer} from 'node:stream/consumers';
import type {Asked} from '../runners/beside-stand-in';
import {ACCESS_KEY, type Account, Refusal} from './account';
import {lambda} from './lambda';
import {json, type Reply, type Request} from './request';
import {s3} from './s3';
import {jsonService, queryService} from './services';

const services: Record<string, (account: Account, request: Request) => Reply | undefined | Promise<Reply | undefined>> = {
	s3,
	lambda,
	sts: (_, request) => queryService(request),
	iam: (_, request) => queryService(request),
	servicequotas: jsonService,
	logs: jsonService,
};

const SIGNATURE = /Credential=([^/]*)\/\d{8}\/([^/]+)\/([^/]+)\/aws4_request/;

/** Writes an error in the format of each service: S3 has XML, services that take forms a different XML, the others JSON. */
const refused = (service: string, {code, message, status}: Refusal): Reply => {
	if (service === 's3') {
		return {status, headers: {'content-type': 'application/xml'}, body: `<Error><Code>${code}</Code><Message>${message}</Message></Error>`};
	}

	if (service === 'sts' || service === 'iam') {
		const body = `<ErrorResponse><Error><Type>Sender</Type><Code>${code}</Code><Message>${message}</Message></Error></ErrorResponse>`;
		return {status, headers: {'content-type': 'text/xml'}, body};
	}

	const reply = json({__type: code, message, Message: message}, status);
	return {...reply, headers: {...reply.headers, 'x-amzn-errortype': code}};
};

const toRequest = async (incoming: IncomingMessage): Promise<Request & {key?: string}> => {
	const {pathname, searchParams} = new URL(incoming.url ?? '/', 'http://localhost');
	const signed = incoming.headers.authorization ?? `Credential=${searchParams.get('X-Amz-Credential') ?? ''}`;
	const [, key, region = '', service = 's3'] = SIGNATURE.exec(signed) ?? [];
	const {method = 'GET', headers} = incoming;
	return {method, path: pathname, query: searchParams, headers, region, service, key, body: await buffer(incoming)};
};

const answer = async (account: Account, incoming: IncomingMessage, asked: Asked): Promise<Reply> => {
	asked.requests++;
	const request = await toRequest(incoming);
	const {service} = request;
	try {
		if (request.key !== ACCESS_KEY) {
			throw new Refusal('UnrecognizedClientException', 'The security token included in the request is invalid.', 403);
		}

		const reply = await services[service]?.(account, request);
		if (reply) {
			return reply;
		}

		const form = service === 'sts' || service === 'iam' ? ` ${request.body}` : '';
		const what = `${service} ${request.headers['x-amz-target'] ?? `${request.method} ${request.path}?${request.query}${form}`}`;
		asked.unknown.push(what);
		throw new Refusal('UnknownOperationException', `The stand-in for AWS does not know ${what}`);
	} catch (error) {
		if (error instanceof Refusal) {
			return refused(service, error);
		}

		throw error;
	}
};

const send = (response: ServerResponse, {status = 200, headers, body}: Reply): void => {
	response.writeHead(status, {'x-amzn-requestid': 'stand-in', ...headers}).end(body);
};

/** Answers as AWS does, on this machine, for one account; `asked` is updated with each request. */
export const standInServer = (account: Account, asked: Asked): Server =>
	createServer((incoming, response) => {
		answer(account, incoming, asked).then(
			(reply) => send(response, incoming.method === 'HEAD' ? {...reply, body: undefined} : reply),
			(error: unknown) => {
				asked.unknown.push(String(error));
				send(response, {status: 500, body: String(error)});
			},
		);
	});
