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

/**
 * Every concrete route of the site with its content, docs pages with the sidebar they belong to. Reads the content;
 * the router itself needs only `staticRoutes`.
 */
export const routeTable = async (): Promise<RouteEntry[]> => {
	const {contentIndex} = await import('./content-index');
	const {sidebarOf} = await import('./sidebars');
	const {blogPageCount} = await import('./posts');
	const {isLeftOut, listedPaths} = await import('./optional-pages');
	const paths = (section: string) => [...contentIndex().pages.values()].filter((entry) => entry.section === section).map(({path}) => path);
	const docs = paths('docs').map((path): RouteEntry => {
		const sidebar = sidebarOf(path);
		return {...page(path, 'doc.tsx'), ...(sidebar ? {sidebar} : {})};
	});
	const concrete: Record<string, RouteEntry[]> = {
		'/blog/page/:page': Array.from({length: blogPageCount() - 1}, (_, index) => page(`/blog/page/${index + 2}`, 'blog-list.tsx')),
		'/blog/*': paths('blog').map((path) => page(path, 'post.tsx')),
		'/learn/*': paths('learn').map((path) => page(path, 'learn-article.tsx')),
		'/success-stories/*': paths('success-stories').map((path) => page(path, 'story.tsx')),
		'/docs': [{...below('/docs', 'docs-layout.tsx'), routes: docs}],
	};
	for (const [path, pages] of Object.entries(listedPaths())) {
		const route = staticRoutes.find((candidate) => candidate.path === path);
		concrete[path] = route ? pages.map((listedPath) => ({...route, path: listedPath})) : [];
	}

	return staticRoutes.filter(({path}) => !isLeftOut(path)).flatMap((route) => concrete[route.path] ?? [route]);
};
