import {isRouteErrorResponse} from 'react-router';
import {lazyPart} from '../islands/loading/lazy-part';
import {CodeError, ConnectionError} from '../navigation/loading/connection-error';
import {CrashPage} from './crash-page';
import {OfflinePage} from './offline-page';

const NotFoundPage = lazyPart(() => import('./not-found-page'), {name: 'app/errors/not-found-page'});

const isNotFound = (error: unknown) => isRouteErrorResponse(error) && error.status === 404;

/** The document's title for an error page. */
export function errorTitle(error: unknown): string {
	return isNotFound(error) ? 'Page not found' : error instanceof ConnectionError ? 'No connection' : 'Page Error';
}

/** The error page for an error: not found, offline or crashed. */
export function ErrorView({error}: {error: unknown}) {
	if (isNotFound(error)) {
		return <NotFoundPage />;
	}

	return error instanceof ConnectionError ? <OfflinePage needsLoad={error instanceof CodeError} /> : <CrashPage error={error} />;
}
