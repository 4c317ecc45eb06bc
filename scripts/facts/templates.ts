import type {TemplateFacts} from '../../pipeline/content/facts/facts';
import {loadModule} from './load-toolkit';

type Row = {
	cliId: string;
	shortName: string;
	org: string;
	repoName: string;
	previewURL: string | null;
	contributedBy?: string | null;
	type?: string;
	promoVideo?: {width: number; height: number};
	promoBanner?: {width: number; height: number};
};

const describe = ({free, ...row}: Row & {free: boolean}): [string, TemplateFacts] => {
	const promo = row.promoVideo ?? row.promoBanner;
	return [
		row.cliId,
		{
			shortName: row.shortName,
			repo: `${row.org}/${row.repoName}`,
			free,
			previewUrl: row.previewURL,
			...(row.type ? {previewType: row.type} : {}),
			...(promo ? {previewSize: {width: promo.width, height: promo.height}} : {}),
			...(row.contributedBy ? {contributedBy: row.contributedBy} : {}),
		},
	];
};

/** The templates that `npx create-video` offers, free ones and paid ones, by the flag that chooses them. */
export const readTemplates = (toolkitDir: string): Record<string, TemplateFacts> => {
	const {FEATURED_TEMPLATES, PAID_TEMPLATES} = loadModule<{FEATURED_TEMPLATES: Row[]; PAID_TEMPLATES: Row[]}>(
		toolkitDir,
		'node_modules/create-video/dist/templates.js',
	);
	return Object.fromEntries([
		...FEATURED_TEMPLATES.map((row) => describe({...row, free: true})),
		...PAID_TEMPLATES.map((row) => describe({...row, free: false})),
	]);
};
