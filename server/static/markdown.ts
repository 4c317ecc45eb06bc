import type {IncomingMessage} from 'node:http';
import Negotiator from 'negotiator';

/** Whether a reader, most likely an agent, would rather have a page as Markdown. Browsers and whoever takes anything get HTML. */
export const prefersMarkdown = (request: IncomingMessage): boolean =>
	new Negotiator(request).mediaType(['text/html', 'text/markdown']) === 'text/markdown';
