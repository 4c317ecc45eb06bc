import {companyPage} from '../../pipeline/collections/people/company';
import {found} from '../errors/found';
import {pageMeta} from '../navigation/metadata/page-meta';
import {CompanyView} from '../pages/company/company-view';
import type {Route} from './+types/contact';

export async function loader() {
	const page = found(companyPage('contact'));
	return {version: __DATA_VERSION__, page};
}

export {clientLoader, shouldRevalidate} from '../navigation/loading/page-route';

export const meta: Route.MetaFunction = ({loaderData}) => (loaderData ? pageMeta({...loaderData.page, image: '/og/contact.jpg'}) : []);

export default function Contact({loaderData}: Route.ComponentProps) {
	return <CompanyView page={loaderData.page} />;
}
