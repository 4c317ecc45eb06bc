import fs from 'node:fs';
import path from 'node:path';
import {z} from 'zod';
import {readDataFile} from '../../base/data/data-file';
import {description, text} from '../../base/data/fields';
import {contentDir} from '../../base/site-dir';

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

/** URLs of the pages about the company that this site has; a faulty one counts, and says so when it is read. */
export const companyPaths = (): string[] => written().map((name) => `/${name}`);

/** The file that a page about the company is made of. */
export const companySources = (page: string): string[] => names.filter((name) => page === `/${name}`).map(companyFile);

/** These pages as lists show them. Links inside of them are only looked at when the page itself is read. */
export const listCompanyPages = (): {path: string; title: string; description: string}[] =>
	written().flatMap((name) => {
		const head = readDataFile(companyFile(name), z.object(companyHead));
		return head ? [{path: `/${name}`, ...head}] : [];
	});
