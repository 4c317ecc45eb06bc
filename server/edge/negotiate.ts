import {cleanPath} from '../../app/navigation/clean-path';
import {fileRules, markdownPath} from '../../pipeline/output/rules';
import {prefersMarkdown} from '../static/markdown';

/** Serves a request as the host would by itself. */
type Serve = (request: Request) => Promise<Response>;

/** Patterns of the folders without pages, for which hosts needn't call the function. */
export const FOLDERS_OF_FILES = [...new Set(fileRules.flatMap(({pattern}) => /^(\/[^*]+\/)\*/.exec(pattern)?.[1] ?? []))].map(
	(folder) => `${folder}*`,
);

const isPage = ({pathname}: URL): boolean => !pathname.includes('.');

const isThere = ({ok, status}: Response): boolean => ok || status === 304;

const varying = (response: Response): Response => {
	const headers = new Headers(response.headers);
	headers.append('Vary', 'Accept');
	return new Response(response.body, {status: response.status, statusText: response.statusText, headers});
};

/**
 * Answers a request for a page as our own server does: as Markdown if the client prefers it, and with `Vary: Accept`. A page
 * without a Markdown form, a redirect and anything that isn't a page are left to the host.
 */
export const negotiate = async (request: Request, {page, file}: {page: Serve; file: Serve}): Promise<Response> => {
	const url = new URL(request.url);
	if ((request.method !== 'GET' && request.method !== 'HEAD') || !isPage(url)) {
		return page(request);
	}

	if (prefersMarkdown(request.headers.get('accept'))) {
		url.pathname = markdownPath(cleanPath(url.pathname));
		const markdown = await file(new Request(url, request));
		if (isThere(markdown)) {
			return varying(markdown);
		}

		await markdown.body?.cancel();
	}

	return varying(await page(request));
};
