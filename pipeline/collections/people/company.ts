import {z} from 'zod';
import {readDataFile} from '../../base/data/data-file';
import {text} from '../../base/data/fields';
import {contentIndex} from '../../content/content-index';
import {pageExists, promisedPages} from '../../site/addresses';
import {type CompanyPageName, companyFile, companyHead, companySectionId} from './company-files';
import type {CompanyPage, LabeledLink, Milestone} from './types';

const sitePath = z
	.string()
	.startsWith('/', 'expected a site path')
	.refine((target) => pageExists(target) || promisedPages().has(target), {
		error: ({input}) => `${String(input)} points nowhere, expected a page of content/ or of manifest/`,
	});
const address = z.string().regex(/^(?:https:\/\/|mailto:)/, 'expected a full URL or mailto:');
const link = z.union([z.strictObject({label: text, to: sitePath}), z.strictObject({label: text, href: address})]);
const links = z.array(link).optional();

const schema = z.strictObject({
	...companyHead,
	heading: text,
	lead: text,
	actions: links,
	milestones: z.array(sitePath).optional(),
	sections: z.array(
		z.strictObject({
			title: text,
			text: text.optional(),
			/** `figure` is what a fact comes down to, such as a number: it is shown large. */
			items: z.array(z.strictObject({figure: text.optional(), title: text, text, links})).min(1),
		}),
	),
});

/** A link to a page that is promised and not written yet is left out, as everywhere on the site. */
const written = (given: z.output<typeof links>): LabeledLink[] =>
	(given ?? []).flatMap((entry) => {
		if ('href' in entry) {
			return [entry];
		}

		return pageExists(entry.to) ? [{label: entry.label, href: entry.to}] : [];
	});

const milestone = (target: string): Milestone[] => {
	const entry = contentIndex().pages.get(target);
	return entry && entry.section !== 'docs' ? [{path: target, title: entry.frontMatter.title, date: entry.frontMatter.date}] : [];
};

/** A page about the company, from `content/company/<name>.yml`; undefined without that file. Throws when it is faulty. */
export const companyPage = (name: CompanyPageName): CompanyPage | undefined => {
	const value = readDataFile(companyFile(name), schema);
	return (
		value && {
			...value,
			path: `/${name}`,
			actions: written(value.actions),
			milestones: (value.milestones ?? []).flatMap(milestone).sort((a, b) => a.date.localeCompare(b.date)),
			sections: value.sections.map((section) => ({
				...section,
				id: companySectionId(section.title),
				items: section.items.map((item) => ({...item, links: written(item.links)})),
			})),
		}
	);
};
