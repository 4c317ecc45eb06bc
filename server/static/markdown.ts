import Negotiator from 'negotiator';

/** Whether a client, most likely an agent, prefers Markdown to HTML. Browsers, and clients that accept anything, get HTML. */
export const prefersMarkdown = (accept: string | null | undefined): boolean =>
	new Negotiator({headers: {accept: accept ?? undefined}}).mediaType(['text/html', 'text/markdown']) === 'text/markdown';
