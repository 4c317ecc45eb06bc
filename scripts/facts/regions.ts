import type {RegionFacts} from '../../pipeline/content/facts/facts';
import {loadFrom} from './options';

/** Regions that Lambda and Cloud Run functions may be deployed to; for AWS also those that new accounts have enabled. */
export const readRegions = (toolkitDir: string): RegionFacts => {
	const aws = loadFrom(toolkitDir, '@remotion/lambda-client/regions') as unknown as {AWS_REGIONS: string[]; DEFAULT_AWS_REGIONS: string[]};
	const gcp = loadFrom(toolkitDir, '@remotion/cloudrun/regions') as unknown as {GCP_REGIONS: string[]};
	return {aws: {all: aws.AWS_REGIONS, enabledByDefault: aws.DEFAULT_AWS_REGIONS}, gcp: {all: [...gcp.GCP_REGIONS]}};
};
