import fs from 'node:fs';
import path from 'node:path';
import {z} from 'zod';
import {readDataFile} from '../../base/data/data-file';
import {description, text} from '../../base/data/fields';
import {contentDir} from '../../base/site-dir';
import {slugify} from '../../base/text/slugify';
import type {SearchWords} from '../collection';

/** Names of the pages about the company. */
const names = ['about', 'contact'] as const;
export type CompanyPageName = (typeof names)[number];

/** The file that makes a page about the company. */
export const companyFile = (name: CompanyPageName): string => path.join(contentDir, 'company', `${name}.yml`);

/** What each of these files says about its page as a whole. */
export const companyHead = {
	title: text,
	description,
};

const written = () => names.filter((name) => fs.existsSync(companyFile(name)));

/** URLs of the pages about the company that this site has. Faulty ones count: the error comes when the page is read. */
export const companyPaths = (): string[] => written().map((name) => `/${name}`);

/** The id of a section's heading. */
export const companySectionId = (title: string): string => slugify(title);

const words = z.object({
	sections: z.array(z.object({title: text, text: text.optional(), items: z.array(z.object({figure: text.optional(), title: text, text}))})),
});

/** What the sections of a page about the company say; undefined for any other page. */
export const companyWords = (page: string): SearchWords | undefined => {
	const name = names.find((one) => page === `/${one}`);
	const found = name && readDataFile(companyFile(name), words);
	return (
		found && {
			headings: found.sections.map(({title}) => ({depth: 2, id: companySectionId(title), text: title})),
			text: found.sections.map(({title, text: beginning, items}) => ({
				headingId: companySectionId(title),
				text: [beginning, ...items.map(({figure, title: name, text: fact}) => `${[figure, name].filter(Boolean).join(' ')}: ${fact}`)]
					.filter(Boolean)
					.join(' '),
			})),
		}
	);
};

/** The file that a page about the company is made of. */
export const companySources = (page: string): string[] => names.filter((name) => page === `/${name}`).map(companyFile);

/** These pages as lists show them. Links inside of them are only looked at when the page itself is read. */
export const listCompanyPages = (): {path: string; title: string; description: string}[] =>
	written().flatMap((name) => {
		const head = readDataFile(companyFile(name), z.object(companyHead));
		return head ? [{path: `/${name}`, ...head}] : [];
	});
