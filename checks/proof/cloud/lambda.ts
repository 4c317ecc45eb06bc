import {ACCOUNT_ID, type Account, type DeployedFunction, functionsIn, Refusal} from './account';
import {eventStream} from './event-stream';
import {invoke} from './invoke';
import {json, type Reply, type Request} from './request';

const arnOf = (region: string, name: string): string => `arn:aws:lambda:${region}:${ACCOUNT_ID}:function:${name}`;

const configurationOf = (region: string, {name, memory, disk, timeout, layers}: DeployedFunction) => ({
	FunctionName: name,
	FunctionArn: arnOf(region, name),
	Runtime: 'nodejs20.x',
	MemorySize: memory,
	Timeout: timeout,
	EphemeralStorage: {Size: disk},
	Layers: layers.map((Arn) => ({Arn})),
	State: 'Active',
});

type Creation = {
	FunctionName: string;
	MemorySize: number;
	Timeout: number;
	EphemeralStorage?: {Size: number};
	Layers?: string[];
	Role?: string;
	Code?: {ZipFile?: string};
};

const ROLE = new RegExp(`^arn:aws:iam::${ACCOUNT_ID}:role/`);

const create = (
	account: Account,
	region: string,
	{FunctionName, MemorySize, Timeout, EphemeralStorage, Layers, Role, Code}: Creation,
): Reply => {
	const functions = functionsIn(account, region);
	if (functions.has(FunctionName)) {
		throw new Refusal('ResourceConflictException', `Function already exist: ${FunctionName}`, 409);
	}

	if (!Role || !ROLE.test(Role)) {
		throw new Refusal('InvalidParameterValueException', 'The role defined for the function cannot be assumed by Lambda.');
	}

	if (!Code?.ZipFile || !Buffer.from(Code.ZipFile, 'base64').subarray(0, 2).equals(Buffer.from('PK'))) {
		throw new Refusal('InvalidParameterValueException', 'Could not unzip uploaded file. Please check your file, then try to upload again.');
	}

	const deployed = {name: FunctionName, memory: MemorySize, disk: EphemeralStorage?.Size ?? 512, timeout: Timeout, layers: Layers ?? []};
	functions.set(FunctionName, deployed);
	return json(configurationOf(region, deployed), 201);
};

const found = (account: Account, region: string, name: string): DeployedFunction => {
	const deployed = functionsIn(account, region).get(name);
	if (!deployed) {
		throw new Refusal('ResourceNotFoundException', `Function not found: ${arnOf(region, name)}`, 404);
	}

	return deployed;
};

const parsed = <T>({body}: Request): T => JSON.parse(body.toString() || '{}') as T;

const asJson = (body: Awaited<ReturnType<typeof invoke>>): Reply => ({headers: {'content-type': 'application/json'}, body});

const asEvents = (body: Awaited<ReturnType<typeof invoke>>): Reply => ({
	headers: {'content-type': 'application/vnd.amazon.eventstream'},
	body: eventStream(body),
});

/** What the function answers, in one of these forms; an event is answered at once, before the function is. */
const invocation = async (account: Account, deployed: DeployedFunction, request: Request, reply: typeof asJson): Promise<Reply> => {
	const answered = invoke(account, request.region, deployed, parsed(request));
	if (request.headers['x-amz-invocation-type'] === 'Event') {
		answered.catch(console.error);
		return {status: 202};
	}

	return reply(await answered);
};

const onFunction = async (account: Account, name: string, action: string, request: Request): Promise<Reply | undefined> => {
	const {region} = request;
	const deployed = found(account, region, name);
	switch (`${request.method} ${action}`) {
		case 'GET ':
			return json({Configuration: configurationOf(region, deployed)});
		case 'DELETE ':
			functionsIn(account, region).delete(name);
			return {status: 204};
		case 'GET configuration':
			return json(configurationOf(region, deployed));
		case 'PUT configuration':
			deployed.layers = parsed<{Layers?: string[]}>(request).Layers ?? deployed.layers;
			return json(configurationOf(region, deployed));
		case 'PUT event-invoke-config':
		case 'PUT runtime-management-config':
			return json({FunctionArn: arnOf(region, name)});
		case 'POST invocations':
			return invocation(account, deployed, request, asJson);
		case 'POST response-streaming-invocations':
			return invocation(account, deployed, request, asEvents);
		default:
			return undefined;
	}
};

/** AWS Lambda, as far as samples use it; `undefined` for a request that it doesn't know. */
export const lambda = async (account: Account, request: Request): Promise<Reply | undefined> => {
	const {method, region} = request;
	const path = decodeURIComponent(request.path);
	const [, kind, name, action = ''] = /^\/[\d-]+\/(functions|tags)(?:\/([^/]+))?(?:\/([^/]+))?\/?$/.exec(path) ?? [];
	if (kind === 'tags' && name && method === 'POST') {
		found(account, region, name.split(':').at(-1) ?? '');
		return {status: 204};
	}

	if (kind !== 'functions') {
		return undefined;
	}

	if (name) {
		return onFunction(account, name, action, request);
	}

	if (method === 'POST') {
		return create(account, region, parsed<Creation>(request));
	}

	return method === 'GET'
		? json({Functions: [...functionsIn(account, region).values()].map((each) => configurationOf(region, each))})
		: undefined;
};
