import {getPlaygroundPage, PLAYGROUND} from '../../pipeline/playground/page';
import {firstPicture} from '../../pipeline/site/og-image';
import {loadPage} from '../navigation/loading/load-page';
import {pageMeta} from '../navigation/metadata/page-meta';
import {PlaygroundPage} from '../playground/playground-page';
import type {Route} from './+types/playground';

export async function loader() {
	return {
		version: __DATA_VERSION__,
		head: PLAYGROUND,
		page: await getPlaygroundPage(),
		image: firstPicture(['playground', 'showcase', 'default']),
	};
}

export const clientLoader = ({request, serverLoader}: Route.ClientLoaderArgs) => loadPage(request, serverLoader);

export const meta: Route.MetaFunction = ({loaderData}) => (loaderData ? pageMeta({...loaderData.head, image: loaderData.image}) : []);

export default function Playground({loaderData: {page}}: Route.ComponentProps) {
	return <PlaygroundPage {...page} />;
}
