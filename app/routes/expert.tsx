import {expertPage} from '../../pipeline/collections/people/expert-page';
import {found} from '../errors/found';
import {cleanPath} from '../navigation/clean-path';
import {pageMeta} from '../navigation/metadata/page-meta';
import {Profile} from '../pages/experts/profile';
import type {Route} from './+types/expert';

export async function loader({request}: Route.LoaderArgs) {
	const path = cleanPath(new URL(request.url).pathname);
	const expert = found(await expertPage(path));
	return {version: __DATA_VERSION__, expert};
}

export {clientLoader, shouldRevalidate} from '../navigation/loading/page-route';

export const meta: Route.MetaFunction = ({loaderData}) => {
	if (!loaderData) {
		return [];
	}

	const {path, name, description} = loaderData.expert;
	return pageMeta({path, title: name, description, image: '/og/experts.jpg'});
};

export default function ExpertPage({loaderData: {expert}}: Route.ComponentProps) {
	return <Profile expert={expert} />;
}
