import {templatePage} from '../../pipeline/collections/templates/template-page';
import {found} from '../errors/found';
import {pageMeta} from '../navigation/metadata/page-meta';
import {TemplateView} from '../pages/templates/template-view';
import {monoFontLinks} from '../theme/mono-font-links';
import type {Route} from './+types/template';

export async function loader({params}: Route.LoaderArgs) {
	const template = found(await templatePage(params.name));
	return {version: __DATA_VERSION__, template};
}

export {clientLoader, shouldRevalidate} from '../navigation/loading/page-route';

export const links: Route.LinksFunction = monoFontLinks;

export const meta: Route.MetaFunction = ({loaderData}) =>
	loaderData
		? pageMeta({
				path: loaderData.template.path,
				title: `${loaderData.template.title} template`,
				description: loaderData.template.summary,
				image: loaderData.template.image,
			})
		: [];

export default function Template({loaderData: {template}}: Route.ComponentProps) {
	return <TemplateView key={template.slug} template={template} />;
}
