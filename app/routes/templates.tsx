import {TEMPLATE_KINDS} from '../../pipeline/collections/templates/read-templates';
import {templateCards} from '../../pipeline/collections/templates/template-page';
import {fixedPage} from '../../pipeline/content/fixed-pages';
import {pageMeta} from '../navigation/metadata/page-meta';
import {Gallery} from '../pages/templates/gallery';
import {monoFontLinks} from '../theme/mono-font-links';
import type {Route} from './+types/templates';

export function loader() {
	return {
		version: __DATA_VERSION__,
		head: fixedPage('/templates'),
		templates: templateCards(),
		kinds: Object.entries(TEMPLATE_KINDS).map(([id, label]) => ({id, label})),
	};
}

export {clientLoader, shouldRevalidate} from '../navigation/loading/page-route';

export const links: Route.LinksFunction = monoFontLinks;

export const meta: Route.MetaFunction = ({loaderData}) => (loaderData ? pageMeta(loaderData.head) : []);

export default function Templates({loaderData: {head, templates, kinds}}: Route.ComponentProps) {
	return <Gallery head={head} templates={templates} kinds={kinds} />;
}
