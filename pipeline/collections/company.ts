import {fixedCards} from '../content/fixed-pages';
import {type Collection, page} from './collection';
import {companyPaths, companySources, companyWords, listCompanyPages} from './people/company-files';

/** The pages about the company. */
export const company: Collection = {
	id: 'company',
	routes: [page('/about', 'about.tsx'), page('/contact', 'contact.tsx')],
	paths: companyPaths,
	listed: () => [{title: 'Company', pages: listCompanyPages()}],
	searchable: companyWords,
	sources: companySources,
	cards: () => fixedCards('about', 'contact'),
};
