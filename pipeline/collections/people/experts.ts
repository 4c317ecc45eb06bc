import path from 'node:path';
import {z} from 'zod';
import {readDataFile} from '../../base/data/data-file';
import {text} from '../../base/data/fields';
import {repeated} from '../../base/data/repeated';
import {derivedState} from '../../base/shared-state';
import {contentDir} from '../../base/site-dir';
import type {Expert, LabeledLink} from './types';

/** The file that the directory is made of. */
export const expertsFile = path.join(contentDir, 'experts', 'experts.json');
const handle = z
	.string()
	.regex(/^[\w.-]+$/, 'expected a user name, without URL')
	.nullable();

const expert = z.strictObject({
	slug: z.string().regex(/^[a-z0-9-]+$/, 'expected small letters, digits and hyphens'),
	name: text,
	website: z.url('expected a full URL').nullable(),
	x: handle,
	github: handle,
	linkedin: z
		.string()
		.regex(/^(?:in|company)\/.+$/, 'expected in/<name>, what follows linkedin.com/')
		.nullable(),
	since: z.iso.date('expected a date as YYYY-MM-DD'),
	works: z.array(z.strictObject({title: text, url: z.url('expected a full URL')})),
});

const schema = z.array(expert).superRefine((experts, context) => {
	for (const index of repeated(experts.map(({slug}) => slug))) {
		context.addIssue({code: 'custom', path: [index, 'slug'], message: 'is taken, expected each slug once'});
	}
});

type Facts = z.output<typeof expert>;

const MAX_DESCRIPTION = 160;

const linksOf = ({website, github, x, linkedin}: Facts): LabeledLink[] => [
	...(website ? [{label: 'Website', href: website}] : []),
	...(github ? [{label: 'GitHub', href: `https://github.com/${github}`}] : []),
	...(x ? [{label: 'X', href: `https://x.com/${x}`}] : []),
	...(linkedin ? [{label: 'LinkedIn', href: `https://www.linkedin.com/${linkedin}`}] : []),
];

/** One sentence that names as many works as fit. */
const descriptionOf = ({name, works}: Facts): string => {
	let sentence = `${name} is available for Remotion projects`;
	for (const [index, {title}] of works.entries()) {
		const longer = `${sentence}${index === 0 ? '. Work to look at: ' : ', '}${title}`;
		if (longer.length >= MAX_DESCRIPTION) {
			break;
		}

		sentence = longer;
	}

	return works.length === 0 ? `${sentence}. Profile in the directory of experts, with links.` : `${sentence}.`;
};

const readAll = (): Expert[] =>
	(readDataFile(expertsFile, schema) ?? [])
		.map((facts) => {
			const {slug, name, since, works} = facts;
			return {slug, name, since, works, path: `/experts/${slug}`, links: linksOf(facts), description: descriptionOf(facts)};
		})
		.sort((a, b) => a.name.localeCompare(b.name, 'en'));

/** The experts of `content/experts/experts.json` by name, an order that says nothing about them. Empty without that file. */
export const listExperts: () => Expert[] = derivedState('experts', readAll);
