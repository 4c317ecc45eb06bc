import {CARD_FOOTER, type Collection, page} from './collection';
import {companyPaths, listCompanyPages} from './people/company-files';

/** The pages about the company. */
export const company: Collection = {
	id: 'company',
	routes: [page('/about', 'about.tsx'), page('/contact', 'contact.tsx')],
	paths: companyPaths,
	listed: () => [{title: 'Company', pages: listCompanyPages()}],
	cards: () => ({
		about: {eyebrow: 'About', title: 'The company behind Remotion', footer: CARD_FOOTER},
		contact: {eyebrow: 'Contact', title: 'Where to ask what', footer: CARD_FOOTER},
	}),
};
