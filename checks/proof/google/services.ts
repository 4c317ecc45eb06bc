import {VERSION} from '../cloud/toolkit';
import {type Act, ALREADY_EXISTS, anyOf, GrpcError, NOT_FOUND, PERMISSION_DENIED} from './grpc';
import {addressOf, type GoogleProject, nameIn, PROJECT, type Service} from './project';

const RUN = '@google-cloud/run';

const PARENT = new RegExp(`^projects/${PROJECT}/locations/([a-z]+-[a-z]+\\d+)$`);

const located = (parent: unknown): string => {
	const region = PARENT.exec(String(parent))?.[1];
	if (!region) {
		throw new GrpcError(PERMISSION_DENIED, `Permission denied on resource ${parent}`);
	}

	return region;
};

const found = ({services}: GoogleProject, name: unknown): Service => {
	const service = services.get(String(name));
	if (!service) {
		throw new GrpcError(NOT_FOUND, `Resource '${name}' was not found`);
	}

	return service;
};

const done = (service: Service) => ({
	name: `${service.name}/operations/stand-in`,
	done: true,
	response: anyOf(RUN, 'google.cloud.run.v2.Service', service),
	metadata: anyOf(RUN, 'google.cloud.run.v2.Service', service),
});

type Method = (project: GoogleProject) => Act;

const listServices: Method =
	({services}) =>
	({parent}) => {
		const start = nameIn(located(parent), '');
		return {services: [...services.values()].filter(({name}) => name.startsWith(start))};
	};

const getService: Method =
	(project) =>
	({name}) =>
		found(project, name);

const createService: Method =
	({services}) =>
	({parent, serviceId, service}) => {
		const name = nameIn(located(parent), String(serviceId));
		if (services.has(name)) {
			throw new GrpcError(ALREADY_EXISTS, `Resource '${serviceId}' already exists.`);
		}

		const created = {name, uri: addressOf(name), template: (service as Service).template};
		services.set(name, created);
		return done(created);
	};

const deleteService: Method =
	(project) =>
	({name}) => {
		const service = found(project, name);
		project.services.delete(service.name);
		return done(service);
	};

/** The service account has every permission: the setup script gave it a role with them. */
const testIamPermissions: Method =
	() =>
	({resource, permissions}) => {
		if (resource !== `projects/${PROJECT}`) {
			throw new GrpcError(PERMISSION_DENIED, `Permission denied on resource ${resource}`);
		}

		return {permissions};
	};

const listTags: Method =
	() =>
	({parent}) => ({tags: [{name: `${parent}/tags/${VERSION}`}]});

/** By host: the package that describes its messages, and its service with the methods that samples call. */
export const grpcHosts: Record<string, {package: string; service: string; methods: Record<string, Method>}> = {
	'run.googleapis.com': {
		package: RUN,
		service: 'google.cloud.run.v2.Services',
		methods: {ListServices: listServices, GetService: getService, CreateService: createService, DeleteService: deleteService},
	},
	'cloudresourcemanager.googleapis.com': {
		package: '@google-cloud/resource-manager',
		service: 'google.cloud.resourcemanager.v3.Projects',
		methods: {TestIamPermissions: testIamPermissions},
	},
	'artifactregistry.googleapis.com': {
		package: '@google-cloud/artifact-registry',
		service: 'google.devtools.artifactregistry.v1.ArtifactRegistry',
		methods: {ListTags: listTags},
	},
};
