import {defineConfig} from './pipeline/config/define';

export default defineConfig({
	title: 'Remotion',
	tagline: 'Make videos with code',
	url: 'https://www.remotion.dev',
	organization: 'remotion-dev',
	repository: 'remotion',
	editUrl: 'https://github.com/remotion-dev/remotion/edit/main/packages/docs',
	docsVersion: '4.0.359',
	locales: {default: 'en', list: [{code: 'en', label: 'English', direction: 'ltr', tag: 'en'}]},
	navbar: {
		title: 'Remotion',
		logo: {alt: 'Remotion', href: '/', brandUrl: 'https://www.remotion.dev/brand'},
		items: [
			{
				to: '/docs',
				label: 'Docs',
				activeSidebar: 'mainSidebar',
				activeBaseRegex: '^/docs(?!/(api|resources|investors|support|editor-starter|timeline|webcodecs|recorder)(/|$))',
			},
			{to: '/docs/api', label: 'API', activeBasePath: '/docs/api', activeSidebar: 'apiSidebar'},
			{
				type: 'dropdown',
				label: 'Products',
				items: [
					{to: '/player', label: 'Player', description: 'Play videos in your app'},
					{to: '/lambda', label: 'Lambda', description: 'Render on AWS, many frames at a time'},
					{
						to: '/docs/editor-starter',
						label: 'Editor Starter',
						description: 'Build your own video editor',
						activeBasePath: '/docs/editor-starter',
					},
					{to: '/docs/timeline', label: 'Timeline', description: 'A timeline component for editors', activeBasePath: '/docs/timeline'},
					{
						to: '/docs/webcodecs',
						label: 'WebCodecs',
						description: 'Convert videos in the browser',
						activeSidebar: 'mainSidebar',
						activeBaseRegex: '^/docs/webcodecs(/|$)',
					},
					{to: '/docs/recorder', label: 'Recorder', description: 'Record and edit videos of yourself', activeBasePath: '/docs/recorder'},
				],
			},
			{
				type: 'dropdown',
				label: 'Resources',
				items: [
					{to: '/learn', label: 'Learn', description: 'Videos taken apart, step by step', activeBasePath: '/learn'},
					{to: '/docs/resources', label: 'List of resources', description: 'Libraries, tools and tutorials'},
					{to: '/blog', label: 'Blog', description: 'Releases and news', activeBasePath: '/blog'},
					{to: '/showcase', label: 'Showcase', description: 'Videos with their source', activeBasePath: '/showcase'},
					{href: 'https://www.remotion.dev/convert', label: 'Convert a video', description: 'A free tool in your browser'},
					{to: '/docs/support', label: 'Support', description: 'Where to get help'},
				],
			},
			{
				type: 'dropdown',
				label: 'Commercial',
				items: [
					{href: 'https://www.remotion.pro/license', label: 'License and pricing', description: 'Who needs one, and what it costs'},
					{href: 'https://www.remotion.pro/store', label: 'Store', description: 'Paid templates and products'},
					{to: '/success-stories', label: 'Success stories', description: 'What others have built', activeBasePath: '/success-stories'},
					{to: '/experts', label: 'Experts', description: 'Hire someone who knows Remotion', activeBasePath: '/experts'},
					{to: '/about', label: 'About', description: 'The company and its people'},
					{to: '/docs/investors', label: 'Investors', description: 'How the company is funded'},
					{to: '/contact', label: 'Contact', description: 'Talk to the team'},
				],
			},
			{href: 'https://github.com/remotion-dev/remotion', icon: 'github', ariaLabel: 'Source code on GitHub', position: 'right'},
			{href: 'https://remotion.dev/discord', icon: 'discord', ariaLabel: 'Chat on Discord', position: 'right'},
			{href: 'https://x.com/remotion', icon: 'x', ariaLabel: 'Remotion on X', position: 'right'},
			{type: 'askAi', position: 'right'},
			{type: 'colorMode', position: 'right'},
			{type: 'search', position: 'right'},
		],
	},
	footer: {
		columns: [
			{
				title: 'Product',
				items: [
					{label: 'Docs', to: '/docs'},
					{label: 'API reference', to: '/docs/api'},
					{label: 'Player', to: '/player'},
					{label: 'Lambda', to: '/lambda'},
					{label: 'Editor Starter', to: '/docs/editor-starter'},
					{label: 'Templates', to: '/templates'},
					{label: 'License and pricing', href: 'https://www.remotion.pro/license'},
				],
			},
			{
				title: 'Community',
				items: [
					{label: 'Showcase', to: '/showcase'},
					{label: 'Experts', to: '/experts'},
					{label: 'Discord', href: 'https://remotion.dev/discord'},
					{label: 'X', href: 'https://x.com/remotion'},
					{label: 'GitHub', href: 'https://github.com/remotion-dev/remotion'},
				],
			},
			{
				title: 'More',
				items: [
					{label: 'Blog', to: '/blog'},
					{label: 'Learn', to: '/learn'},
					{label: 'Success stories', to: '/success-stories'},
					{label: 'About', to: '/about'},
					{label: 'Contact', to: '/contact'},
					{label: 'Support', to: '/docs/support'},
				],
			},
		],
		copyright: 'Copyright © {year} Remotion AG',
	},
});
