import {NotFoundPage} from '../errors/not-found-page';
import type {Route} from './+types/not-found';

export const meta: Route.MetaFunction = () => [
	{title: 'Page not found'},
	{name: 'robots', content: 'noindex'},
	{name: 'description', content: 'No page of this site has this address.'},
];

export default function NotFound() {
	return <NotFoundPage />;
}
