import {listExperts} from '../../pipeline/collections/people/experts';
import {fixedPage} from '../../pipeline/content/fixed-pages';
import {notFound} from '../errors/found';
import frame from '../kit/frame.module.css';
import {PageHead} from '../kit/page-head';
import {pageMeta} from '../navigation/metadata/page-meta';
import {ExpertGrid} from '../pages/experts/expert-grid';
import {HowToBeListed} from '../pages/experts/how-to-be-listed';
import type {Route} from './+types/expert-list';

export async function loader() {
	const experts = listExperts();
	if (experts.length === 0) {
		throw notFound();
	}

	const head = fixedPage('/experts');
	return {version: __DATA_VERSION__, head: {...head, lead: head.lead?.replace('{count}', String(experts.length))}, experts};
}

export {clientLoader, shouldRevalidate} from '../navigation/loading/page-route';

export const meta: Route.MetaFunction = ({loaderData}) => (loaderData ? pageMeta(loaderData.head) : []);

export default function ExpertList({loaderData: {head, experts}}: Route.ComponentProps) {
	return (
		<div className={frame.page}>
			<PageHead title={head.heading ?? head.title} lead={head.lead} />
			<ExpertGrid experts={experts} />
			<HowToBeListed />
		</div>
	);
}
