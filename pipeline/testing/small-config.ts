import type {SiteConfigInput} from '../config/schema';

/** The smallest configuration that is valid, for tests to change one thing of. */
export const smallConfig = {
	title: 'Videos',
	tagline: 'Made with code',
	url: 'https://videos.example',
	organization: 'example',
	repository: 'videos',
	docsVersion: '1.2.3',
	navbar: {logo: {alt: 'Videos', brandUrl: 'https://videos.example/brand'}, items: []},
	footer: {
		columns: [
			{title: 'Product', items: []},
			{title: 'Community', items: []},
			{title: 'More', items: []},
		],
		copyright: '© {year} Example',
	},
} satisfies SiteConfigInput;
