import type {PageListSection} from '../../content/types';
import {companyPages} from './company';
import {listExperts} from './experts';

/** Title and description of the list of experts, for its head and for the lists of pages. */
export const EXPERTS = {
	path: '/experts',
	title: 'Experts',
	description: 'Freelancers who are available for Remotion projects, with their work and their links, in a new order at each visit.',
};

/** Title and description of the list of stories. */
export const STORIES = {
	path: '/success-stories',
	title: 'Success stories',
	description: 'How companies and open-source projects use Remotion: what they built, how they render it, and what came of it.',
};

const facts = ({path, title, description}: {path: string; title: string; description: string}) => ({path, title, description});

/** The experts and the pages about the company, for the lists of pages. Sections without pages are left out. */
export const peopleSections = (): PageListSection[] => {
	const experts = listExperts().map(({name, path, description}) => ({title: name, path, description}));
	return [
		{title: 'Experts', pages: experts.length > 0 ? [EXPERTS, ...experts] : []},
		{title: 'Company', pages: companyPages().map(facts)},
	].filter(({pages}) => pages.length > 0);
};
