import {learnMore} from '../../pipeline/collections/posts/learn-more';
import {postYears} from '../../pipeline/collections/posts/posts';
import {fixedPage} from '../../pipeline/content/fixed-pages';
import {pageMeta} from '../navigation/metadata/page-meta';
import {Archive} from '../posts/archive';
import {KeepLearning} from '../posts/learn/keep-learning';
import type {Route} from './+types/learn-archive';

export async function loader() {
	return {
		version: __DATA_VERSION__,
		head: fixedPage('/learn/archive'),
		list: fixedPage('/learn'),
		years: await postYears('learn', 'all'),
		more: learnMore(),
	};
}

export {clientLoader, shouldRevalidate} from '../navigation/loading/page-route';

export const meta: Route.MetaFunction = ({loaderData}) => (loaderData ? pageMeta(loaderData.head) : []);

export default function LearnArchive({loaderData: {head, list, years, more}}: Route.ComponentProps) {
	return (
		<Archive title={head.title} lead={head.lead} list={list} years={years}>
			{more ? <KeepLearning title={more.title} cards={more.cards} /> : null}
		</Archive>
	);
}
