import {CARD_FOOTER, type Collection, page} from './collection';
import {listExperts} from './people/experts';
import {EXPERTS} from './people/pages';

const pages = () => {
	const profiles = listExperts().map(({name, path, description}) => ({title: name, path, description}));
	return profiles.length > 0 ? [EXPERTS, ...profiles] : [];
};

/** The directory and a profile for each expert. */
export const experts: Collection = {
	id: 'experts',
	routes: [page('/experts', 'expert-list.tsx'), page('/experts/:slug', 'expert.tsx')],
	paths: () => pages().map(({path}) => path),
	listed: () => [{title: 'Experts', pages: pages()}],
	cards: () => ({experts: {eyebrow: 'Experts', title: 'People who take on Remotion projects', footer: CARD_FOOTER}}),
};
