import NotFoundPage from '../errors/not-found-page';
import type {Route} from './+types/not-found';

export const meta: Route.MetaFunction = () => [
	{title: 'Page not found'},
	{name: 'robots', content: 'noindex'},
	{name: 'description', content: 'There’s no page at this URL.'},
];

export default function NotFound() {
	return <NotFoundPage />;
}
