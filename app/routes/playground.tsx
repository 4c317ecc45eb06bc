import {fixedPage} from '../../pipeline/content/fixed-pages';
import {getPlaygroundPage} from '../../pipeline/playground/page';
import {loadPage} from '../navigation/loading/load-page';
import {pageMeta} from '../navigation/metadata/page-meta';
import {PlaygroundPage} from '../playground/playground-page';
import {monoFontLinks} from '../theme/mono-font-links';
import type {Route} from './+types/playground';

export async function loader() {
	return {
		version: __DATA_VERSION__,
		head: fixedPage('/playground'),
		page: await getPlaygroundPage(),
	};
}

export const clientLoader = ({request, serverLoader}: Route.ClientLoaderArgs) => loadPage(request, serverLoader);

export const links: Route.LinksFunction = monoFontLinks;

export const meta: Route.MetaFunction = ({loaderData}) => (loaderData ? pageMeta(loaderData.head) : []);

export default function Playground({loaderData: {head, page}}: Route.ComponentProps) {
	return <PlaygroundPage head={head} {...page} />;
}
