import type {RegionFacts} from '../../pipeline/content/facts/facts';
import {loadFrom} from './load-toolkit';

/** Regions that Lambda and Cloud Run functions may be deployed to; for AWS also those that new accounts have enabled. */
export const readRegions = (toolkitDir: string): RegionFacts => {
	const aws = loadFrom<{AWS_REGIONS: string[]; DEFAULT_AWS_REGIONS: string[]}>(toolkitDir, '@remotion/lambda-client/regions');
	const gcp = loadFrom<{GCP_REGIONS: string[]}>(toolkitDir, '@remotion/cloudrun/regions');
	return {aws: {all: aws.AWS_REGIONS, enabledByDefault: aws.DEFAULT_AWS_REGIONS}, gcp: {all: [...gcp.GCP_REGIONS]}};
};
