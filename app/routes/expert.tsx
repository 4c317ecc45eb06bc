import {data} from 'react-router';
import {listExperts} from '../../pipeline/collections/people/experts';
import {cleanPath} from '../navigation/clean-path';
import {pageMeta} from '../navigation/metadata/page-meta';
import {Profile} from '../pages/experts/profile';
import type {Route} from './+types/expert';

export async function loader({request}: Route.LoaderArgs) {
	const path = cleanPath(new URL(request.url).pathname);
	const experts = listExperts();
	const expert = experts.find((candidate) => candidate.path === path);
	if (!expert) {
		throw data(null, {status: 404});
	}

	const listed = experts.map(({since}) => Number(since.slice(0, 4)));
	return {version: __DATA_VERSION__, expert, years: [Math.min(...listed), Math.max(...listed)] as [number, number]};
}

export {clientLoader, shouldRevalidate} from '../navigation/loading/page-route';

export const meta: Route.MetaFunction = ({loaderData}) => {
	if (!loaderData) {
		return [{title: 'Page not found'}];
	}

	const {path, name, description} = loaderData.expert;
	return pageMeta({path, title: name, description, image: '/og/experts.jpg'});
};

export default function ExpertPage({loaderData: {expert, years}}: Route.ComponentProps) {
	return <Profile expert={expert} years={years} />;
}
