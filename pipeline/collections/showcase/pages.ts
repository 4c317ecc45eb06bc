/** What the two fixed pages of the showcase say in their heads and in lists of pages. */
export const SHOWCASE = {
	path: '/showcase',
	title: 'Showcase',
	description:
		'Videos made with React code, playing live with their source one click away, and videos that the community made with Remotion.',
};

export const SHOWCASE_ADD = {
	path: '/showcase/add',
	title: 'Add a video to the showcase',
	description: 'Describe a video that you made with Remotion and get a ready GitHub issue or pull request to propose it for the showcase.',
};
