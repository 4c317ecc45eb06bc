/** Title and description of the product pages, for their heads and for the lists of pages. */
export const PLAYER = {
	path: '/player',
	title: 'Player',
	description: 'A React component that plays a Remotion video in your app, with the state of the page as its props. No rendering needed.',
};

export const LAMBDA = {
	path: '/lambda',
	title: 'Lambda',
	description: 'Render Remotion videos on AWS Lambda: many functions share the frames of one video, in your own AWS account.',
};

export const PRODUCTS = [PLAYER, LAMBDA];
