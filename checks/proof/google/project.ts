import {generateKeyPairSync, type KeyObject} from 'node:crypto';

/** The project that samples are run in, as their pages describe it: what a reader has who followed the setup guide. */
export const PROJECT = 'my-videos-431809';
const PROJECT_NUMBER = '481516234200';
export const EMAIL = `remotion-sa@${PROJECT}.iam.gserviceaccount.com`;

export type StoredFile = {body: Buffer; type: string; updated: Date};
export type GoogleBucket = {location: string; created: Date; files: Map<string, StoredFile>};
export type Service = {name: string; uri: string; template: Record<string, unknown>};

export type GoogleProject = {
	buckets: Map<string, GoogleBucket>;
	/** By full name: `projects/…/locations/…/services/…`. */
	services: Map<string, Service>;
	publicKey: KeyObject;
	privateKey: KeyObject;
};

export const REGIONS = ['us-east1', 'europe-west1'];

export const nameIn = (region: string, id: string): string => `projects/${PROJECT}/locations/${region}/services/${id}`;

const PARTS = /^projects\/[^/]+\/locations\/(?<region>[^/]+)\/services\/(?<id>[^/]+)$/;

/** Where a service is reached. */
export const addressOf = (name: string): string => {
	const {region, id} = PARTS.exec(name)?.groups ?? {};
	return `https://${id}-${PROJECT_NUMBER}.${region}.run.app`;
};

export const store = (bucket: GoogleBucket, key: string, body: Buffer | string, type = 'application/octet-stream'): void => {
	bucket.files.set(key, {body: Buffer.from(body), type, updated: new Date()});
};

export const newBucket = (region: string): GoogleBucket => ({location: region.toUpperCase(), created: new Date(), files: new Map()});

const NAME = /-mem(?<memory>\d+gi)-cpu(?<cpu>[\d-]+)-t(?<timeout>\d+)$/;

const serviceOf = (name: string): Service => {
	const {memory = '', cpu = '', timeout} = NAME.exec(name)?.groups ?? {};
	const limits = {memory: memory.replace('gi', 'Gi'), cpu: cpu.replace('-', '.')};
	return {name, uri: addressOf(name), template: {timeout: {seconds: Number(timeout)}, containers: [{resources: {limits}}]}};
};

const SITES = ['race-recaps', 'product-videos', 'preview-branch', 'old-teaser', 'v4-0-380-race-recaps'];
/** The service that commands find, which expect no more than one of their version. */
const SIZE = 'mem2gi-cpu1-0-t300';
/** Another that pages say to have deployed, which they then name. */
const OTHER = 'mem4gi-cpu2-t900';
/** Services of an earlier version, which pages say to remove. */
const OLDER = [`remotion-4-0-380-${SIZE}`, `remotion-4-0-380-${OTHER}`];

/** A bucket of the reader's own. */
const OWN_BUCKET = 'runners-media';
const BUCKETS = {'us-east1': 'remotioncloudrun-5tq3v0x8ke', 'europe-west1': 'remotioncloudrun-c2m8wq47zd'};

/** What endpoints of samples read from their environment. */
export const ADDRESSES = {
	CLOUD_RUN_URL: (version: string): string => addressOf(nameIn('us-east1', `remotion-${version.replaceAll('.', '-')}-${SIZE}`)),
	SERVE_URL: (): string => `https://storage.googleapis.com/${BUCKETS['us-east1']}/sites/${SITES[0]}/index.html`,
};

/** A project with a bucket, sites and services in two regions; a command finds the second service of its version if it names it. */
export const seededProject = (version: string, place: 'node' | 'shell', code: string): GoogleProject => {
	const hasOther = place === 'node' || code.includes(OTHER);
	const project: GoogleProject = {buckets: new Map(), services: new Map(), ...generateKeyPairSync('rsa', {modulusLength: 2048})};
	project.buckets.set(OWN_BUCKET, newBucket('us-east1'));
	for (const [region, name] of Object.entries(BUCKETS)) {
		const bucket = newBucket(region);
		project.buckets.set(name, bucket);
		for (const site of SITES) {
			store(bucket, `sites/${site}/index.html`, '<!doctype html><title>Remotion Bundle</title>', 'text/html');
			store(bucket, `sites/${site}/bundle.js`, '', 'text/javascript');
		}

		const current = `remotion-${version.replaceAll('.', '-')}`;
		for (const id of [`${current}-${SIZE}`, ...(hasOther ? [`${current}-${OTHER}`] : []), ...OLDER]) {
			project.services.set(nameIn(region, id), serviceOf(nameIn(region, id)));
		}
	}

	return project;
};
