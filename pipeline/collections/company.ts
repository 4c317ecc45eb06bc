import {fixedCards} from '../content/fixed-pages';
import {type Collection, page} from './collection';
import {companyPaths, companySources, listCompanyPages} from './people/company-files';

/** The pages about the company. */
export const company: Collection = {
	id: 'company',
	routes: [page('/about', 'about.tsx'), page('/contact', 'contact.tsx')],
	paths: companyPaths,
	listed: () => [{title: 'Company', pages: listCompanyPages()}],
	sources: companySources,
	cards: () => fixedCards('about', 'contact'),
};
