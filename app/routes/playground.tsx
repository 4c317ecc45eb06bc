import {fixedPage} from '../../pipeline/content/fixed-pages';
import {getPlaygroundPage} from '../../pipeline/playground/page';
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

export {clientLoader, shouldRevalidate} from '../navigation/loading/page-route';

export const links: Route.LinksFunction = monoFontLinks;

export const meta: Route.MetaFunction = ({loaderData}) => (loaderData ? pageMeta(loaderData.head) : []);

export default function Playground({loaderData: {head, page}}: Route.ComponentProps) {
	return <PlaygroundPage head={head} {...page} />;
}
