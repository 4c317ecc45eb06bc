import {TEMPLATE_KINDS} from '../../pipeline/collections/templates/read-templates';
import {templateCards} from '../../pipeline/collections/templates/template-page';
import {firstPicture} from '../../pipeline/site/og-image';
import {pageMeta} from '../navigation/metadata/page-meta';
import {Gallery} from '../pages/templates/gallery';
import type {Route} from './+types/templates';

export function loader() {
	return {
		version: __DATA_VERSION__,
		templates: templateCards(),
		kinds: Object.entries(TEMPLATE_KINDS).map(([id, label]) => ({id, label})),
		image: firstPicture(['templates', 'default']),
	};
}

export {clientLoader, shouldRevalidate} from '../navigation/loading/page-route';

export const meta: Route.MetaFunction = ({loaderData}) =>
	pageMeta({
		path: '/templates',
		title: 'Templates',
		description: 'Projects to start from: first videos, web apps with rendering, captions, podcasts, music, 3D, pictures and servers.',
		image: loaderData?.image,
	});

export default function Templates({loaderData: {templates, kinds}}: Route.ComponentProps) {
	return <Gallery templates={templates} kinds={kinds} />;
}
