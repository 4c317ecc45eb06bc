import type {SiteConfig} from '../config/schema';

/**
 * A route. `component` is a file of `app/routes/`; `exact` is false when the route also takes what lies below it;
 * `sidebar` names the sidebar of a docs page; `routes` are drawn inside of it.
 */
export type RouteEntry = {path: string; component: string; exact: boolean; sidebar?: string; routes?: RouteEntry[]};

const page = (path: string, component: string): RouteEntry => ({path, component, exact: true});
const below = (path: string, component: string): RouteEntry => ({path, component, exact: false});

/** Every route as the router matches it. Reads no file, so that anything may import it. */
export const staticRoutes: RouteEntry[] = [
	page('/', 'home.tsx'),
	page('/search', 'search.tsx'),
	page('/ai', 'ai.tsx'),
	page('/ai-embed', 'ai-embed.tsx'),
	page('/blog', 'blog-list.tsx'),
	page('/blog/page/:page', 'blog-list.tsx'),
	page('/blog/archive', 'blog-archive.tsx'),
	below('/blog/*', 'post.tsx'),
	page('/learn', 'learn-list.tsx'),
	page('/learn/archive', 'learn-archive.tsx'),
	below('/learn/*', 'learn-article.tsx'),
	page('/success-stories', 'story-list.tsx'),
	page('/success-stories/archive', 'story-archive.tsx'),
	below('/success-stories/*', 'story.tsx'),
	page('/experts', 'expert-list.tsx'),
	page('/experts/:slug', 'expert.tsx'),
	page('/player', 'player.tsx'),
	page('/lambda', 'lambda.tsx'),
	page('/playground', 'playground.tsx'),
	page('/about', 'about.tsx'),
	page('/contact', 'contact.tsx'),
	page('/showcase', 'showcase.tsx'),
	page('/showcase/add', 'showcase-add.tsx'),
	page('/showcase/:slug', 'showcase-piece.tsx'),
	page('/templates', 'templates.tsx'),
	page('/templates/:name', 'template.tsx'),
	{...below('/docs', 'docs-layout.tsx'), routes: [page('/docs', 'doc.tsx'), below('/docs/*', 'doc.tsx')]},
	below('*', 'not-found.tsx'),
];

/** The routes that are one page each and do not come from content. */
export const fixedPaths: string[] = staticRoutes.filter(({path, exact}) => exact && !path.includes(':')).map(({path}) => path);

/** Each route with the concrete pages that the content gives it; without any, the site goes without that route. */
export const routesWithPages = async ({blog}: Pick<SiteConfig, 'blog'>): Promise<{route: RouteEntry; pages: RouteEntry[]}[]> => {
	const {contentIndex} = await import('../content/content-index');
	const {sidebarOf} = await import('../content/sidebars');
	const {blogPageCount} = await import('../collections/posts');
	const {isLeftOut, listedPaths} = await import('./optional-pages');
	const written = [...contentIndex().pages.values()];
	const paths = (section: string) => written.filter((entry) => entry.section === section).map(({path}) => path);
	const docs = paths('docs').map((path): RouteEntry => {
		const sidebar = sidebarOf(path);
		return {...page(path, 'doc.tsx'), ...(sidebar ? {sidebar} : {})};
	});
	const listed: Record<string, string[]> = {
		'/blog/page/:page': Array.from({length: blogPageCount(blog) - 1}, (_, index) => `/blog/page/${index + 2}`),
		'/blog/*': paths('blog'),
		'/learn/*': paths('learn'),
		'/success-stories/*': paths('success-stories'),
		...listedPaths(),
	};
	return staticRoutes.map((route) => {
		if (route.routes) {
			return {route, pages: [{...route, routes: docs}]};
		}

		const pages = listed[route.path]?.map((path) => page(path, route.component)) ?? [route];
		return {route, pages: isLeftOut(route.path) ? [] : pages};
	});
};

/**
 * Every concrete route of the site with its content, docs pages with the sidebar they belong to. Reads the content;
 * the router itself needs only `staticRoutes`.
 */
export const routeTable = async (config: Pick<SiteConfig, 'blog'>): Promise<RouteEntry[]> =>
	(await routesWithPages(config)).flatMap(({pages}) => pages);
