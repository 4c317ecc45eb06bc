import {learnMore} from '../../pipeline/collections/posts/learn-more';
import {listPosts, postYears} from '../../pipeline/collections/posts/posts';
import {fixedPage} from '../../pipeline/content/fixed-pages';
import {pageMeta} from '../navigation/metadata/page-meta';
import {KeepLearning} from '../posts/learn/keep-learning';
import {TakeApart} from '../posts/learn/take-apart';
import {WhereToStart} from '../posts/learn/where-to-start';
import {ListPage} from '../posts/list-page';
import type {Route} from './+types/learn-list';

export async function loader() {
	return {
		version: __DATA_VERSION__,
		head: fixedPage('/learn'),
		posts: await listPosts('learn'),
		years: await postYears('learn', 'tags'),
		more: learnMore(),
	};
}

export {clientLoader, shouldRevalidate} from '../navigation/loading/page-route';

export const meta: Route.MetaFunction = ({loaderData}) => (loaderData ? pageMeta(loaderData.head) : []);

export default function LearnList({loaderData: {head, posts, years, more}}: Route.ComponentProps) {
	return (
		<ListPage title={head.title} lead={head.lead} posts={posts} years={years} all="All articles" path="/learn">
			{more ? (
				<>
					<WhereToStart {...more.start} />
					<TakeApart {...more.apart} />
					<KeepLearning title={more.title} cards={more.cards} />
				</>
			) : null}
		</ListPage>
	);
}
