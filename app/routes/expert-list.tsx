import {data} from 'react-router';
import {listExperts} from '../../pipeline/people/experts';
import {EXPERTS} from '../../pipeline/people/pages';
import {pageMeta} from '../docs/page-meta';
import {ExpertGrid} from '../experts/expert-grid';
import styles from '../experts/experts.module.css';
import {HowToBeListed} from '../experts/how-to-be-listed';
import {loadPage} from '../lib/load-page';
import type {Route} from './+types/expert-list';

export async function loader() {
	const experts = listExperts();
	if (experts.length === 0) {
		throw data(null, {status: 404});
	}

	return {version: __DATA_VERSION__, page: EXPERTS, experts};
}

export const clientLoader = ({request, serverLoader}: Route.ClientLoaderArgs) => loadPage(request, serverLoader);

export const meta: Route.MetaFunction = ({loaderData}) =>
	loaderData ? pageMeta({...loaderData.page, image: '/og/experts.jpg'}) : [{title: 'Page not found'}];

export default function ExpertList({loaderData: {experts}}: Route.ComponentProps) {
	return (
		<div className={styles.page}>
			<h1 className={styles.title}>Find a Remotion expert</h1>
			<p className={styles.lead}>
				{experts.length} freelancers who are available for Remotion projects: to build them, to move them on, or to get them unstuck. The
				order is drawn anew at each visit.
			</p>
			<ExpertGrid experts={experts} />
			<HowToBeListed />
		</div>
	);
}
