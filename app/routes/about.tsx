import {companyPage} from '../../pipeline/collections/people/company';
import {found} from '../errors/found';
import {pageMeta} from '../navigation/metadata/page-meta';
import {CompanyView} from '../pages/company/company-view';
import type {Route} from './+types/about';

export async function loader() {
	const page = found(companyPage('about'));
	return {version: __DATA_VERSION__, page};
}

export {clientLoader, shouldRevalidate} from '../navigation/loading/page-route';

export const meta: Route.MetaFunction = ({loaderData}) => (loaderData ? pageMeta({...loaderData.page, image: '/og/about.jpg'}) : []);

export default function About({loaderData}: Route.ComponentProps) {
	return <CompanyView page={loaderData.page} />;
}
