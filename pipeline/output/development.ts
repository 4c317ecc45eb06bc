import {lookup} from 'mrmime';
import type {OutputBody, OutputSite} from './output';
import {fileRuleFor} from './rules';

let site: Promise<OutputSite> | undefined;

/**
 * Forgets what was made from the content, after the content has changed.
 * @public loaded by the development server
 */
export const forget = (): void => {
	site = undefined;
};

const openSite = async (): Promise<OutputSite> => {
	const {readSiteConfig} = await import('../config/site-config');
	const {developmentSite} = await import('./output-site');
	return developmentSite(await readSiteConfig());
};

/**
 * What a build would write at this URL, made now; undefined when it would write nothing there. Everything that makes
 * outputs is loaded when the first of them is asked for.
 * @public loaded by the development server
 */
export const developmentOutput = async (address: string): Promise<{type: string; body: OutputBody} | undefined> => {
	const rule = fileRuleFor(address);
	if (!rule) {
		return undefined;
	}

	const {outputs} = await import('./outputs');
	const output = outputs.find(({pattern}) => pattern === rule.pattern);
	if (!output) {
		return undefined;
	}

	site ??= openSite().catch((error) => {
		forget();
		throw error;
	});
	const body = await output.make(address, await site);
	return body === undefined ? undefined : {type: rule.type ?? lookup(address) ?? 'application/octet-stream', body};
};
