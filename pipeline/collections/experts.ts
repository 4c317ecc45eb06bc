import {fixedCards, fixedPage} from '../content/fixed-pages';
import {type Collection, page} from './collection';
import {expertsFile, listExperts} from './people/experts';

const pages = () => {
	const profiles = listExperts().map(({name, path, description}) => ({title: name, path, description}));
	return profiles.length > 0 ? [fixedPage('/experts'), ...profiles] : [];
};

/** The directory and a profile for each expert. */
export const experts: Collection = {
	id: 'experts',
	routes: [page('/experts', 'expert-list.tsx'), page('/experts/:slug', 'expert.tsx')],
	paths: () => pages().map(({path}) => path),
	listed: () => [{title: 'Experts', pages: pages()}],
	sources: () => [expertsFile],
	cards: () => fixedCards('experts'),
};
