import fs from 'node:fs';
import path from 'node:path';
import {contentDir} from '../../base/site-dir';

/** Names of the pages about the company. */
export const companyPageNames = ['about', 'contact'] as const;
export type CompanyPageName = (typeof companyPageNames)[number];

/** The file that makes a page about the company. */
export const companyFile = (name: CompanyPageName): string => path.join(contentDir, 'company', `${name}.yml`);

/** Whether the site has this page; a faulty one counts, and says so when it is read. */
export const hasCompanyPage = (name: CompanyPageName): boolean => fs.existsSync(companyFile(name));
