import {FOLDERS_OF_FILES, negotiate} from './negotiate';

type Context = {next(): Promise<Response>};

/** An edge function of Netlify. */
export default (request: Request, context: Context): Promise<Response> =>
	negotiate(request, {page: () => context.next(), file: (asked) => fetch(asked, {redirect: 'manual'})});

/** If this function fails, Netlify serves the page itself (`bypass`). */
export const config = {path: '/*', excludedPath: FOLDERS_OF_FILES, method: ['GET', 'HEAD'], onError: 'bypass'};
