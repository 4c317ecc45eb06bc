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
