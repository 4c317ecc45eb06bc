import siteConfig from 'virtual:site-config';
import {listPosts, postYears} from '../../pipeline/collections/posts/posts';
import {fixedPage} from '../../pipeline/content/fixed-pages';
import {notFound} from '../errors/found';
import {pageMeta} from '../navigation/metadata/page-meta';
import {ListPage} from '../posts/list-page';
import {Pager} from '../prose/pager';
import type {Route} from './+types/blog-list';

const pathOf = (page: number) => (page === 1 ? '/blog' : `/blog/page/${page}`);

export async function loader({params}: Route.LoaderArgs) {
	const page = params.page === undefined ? 1 : Number(params.page);
	const {postsPerPage} = siteConfig.blog;
	const all = await listPosts('blog');
	const pages = Math.max(1, Math.ceil(all.length / postsPerPage));
	if (!Number.isInteger(page) || page < 1 || page > pages || params.page === '1') {
		throw notFound();
	}

	const posts = all.slice((page - 1) * postsPerPage, page * postsPerPage);
	return {version: __DATA_VERSION__, head: fixedPage('/blog'), page, pages, posts, years: await postYears('blog', 'tags')};
}

export {clientLoader, shouldRevalidate} from '../navigation/loading/page-route';

export const meta: Route.MetaFunction = ({loaderData}) => {
	if (!loaderData) {
		return [];
	}

	const {head, page} = loaderData;
	const numbered = page > 1 && {title: `${head.title} - page ${page}`, description: `${head.description} Page ${page}.`};
	return pageMeta({...head, path: pathOf(page), ...numbered});
};

export default function BlogList({loaderData: {head, page, pages, posts, years}}: Route.ComponentProps) {
	const lead = (
		<>
			Releases and news. Follow by <a href="/blog/rss.xml">RSS</a>, <a href="/blog/atom.xml">Atom</a> or{' '}
			<a href="/blog/feed.json">JSON feed</a>.
		</>
	);
	return (
		<ListPage
			title={page === 1 ? head.title : `${head.title}, page ${page}`}
			lead={lead}
			posts={posts}
			years={years}
			all="All posts"
			path="/blog"
		>
			<Pager
				previous={page > 1 ? {title: `Page ${page - 1} of ${pages}`, path: pathOf(page - 1)} : undefined}
				next={page < pages ? {title: `Page ${page + 1} of ${pages}`, path: pathOf(page + 1)} : undefined}
				previousLabel="Newer posts"
				nextLabel="Older posts"
				label="Pages of the blog"
			/>
		</ListPage>
	);
}
