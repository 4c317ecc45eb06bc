import type {SiteConfig} from '../config/schema';
import {fixedCards, fixedPage} from '../content/fixed-pages';
import {below, type Collection, page} from './collection';
import {authorProblems, cardName, type PostSection, pageCount, postEntries} from './posts/post-entries';

type Words = {section: PostSection; title: string; eyebrow: string; components: {list: string; archive: string; post: string}};

/** Dated pages of one folder of `content/`: a list, an archive, and the posts. */
const dated = ({section, title, eyebrow, components}: Words, picture: string): Collection => {
	const paths = (): string[] => {
		const posts = postEntries(section).map(({path}) => path);
		return posts.length > 0 ? [`/${section}`, `/${section}/archive`, ...posts] : [];
	};
	return {
		id: section,
		routes: [
			page(`/${section}`, components.list),
			page(`/${section}/archive`, components.archive),
			below(`/${section}/*`, components.post),
		],
		paths,
		listed: () => {
			const posts = postEntries(section).map(({path, frontMatter: {title, description}}) => ({path, title, description}));
			return [{title, pages: posts.length > 0 ? [fixedPage(`/${section}`), ...posts] : []}];
		},
		// Lists of posts: a post is written in MDX.
		sources: () => postEntries(section).map(({file}) => file),
		cards: () => ({
			...fixedCards(picture),
			...Object.fromEntries(
				postEntries(section).map((entry) => [cardName(entry), {eyebrow, title: entry.frontMatter.title, footer: entry.frontMatter.date}]),
			),
		}),
		problems: () => authorProblems(section),
	};
};

const allPosts = dated(
	{
		section: 'blog',
		title: 'Blog',
		eyebrow: 'Blog',
		components: {list: 'blog-list.tsx', archive: 'blog-archive.tsx', post: 'post.tsx'},
	},
	'blog',
);

const numbered = ({postsPerPage}: SiteConfig['blog']): string[] =>
	Array.from({length: pageCount('blog', postsPerPage) - 1}, (_, index) => `/blog/page/${index + 2}`);

/** The only list that is cut into pages. */
export const blog: Collection = {
	...allPosts,
	routes: [page('/blog/page/:page', 'blog-list.tsx'), ...allPosts.routes],
	paths: (config) => [...allPosts.paths(), ...(config ? numbered(config.blog) : [])],
};

export const learn: Collection = dated(
	{
		section: 'learn',
		title: 'Learn',
		eyebrow: 'Learn',
		components: {list: 'learn-list.tsx', archive: 'learn-archive.tsx', post: 'learn-article.tsx'},
	},
	'learn',
);

export const stories: Collection = dated(
	{
		section: 'success-stories',
		title: 'Success stories',
		eyebrow: 'Success story',
		components: {list: 'story-list.tsx', archive: 'story-archive.tsx', post: 'story.tsx'},
	},
	'stories',
);
