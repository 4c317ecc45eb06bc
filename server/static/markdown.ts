import Negotiator from 'negotiator';

/** Whether a reader, most likely an agent, would rather have a page as Markdown. Browsers and whoever takes anything get HTML. */
export const prefersMarkdown = (accept: string | null | undefined): boolean =>
	new Negotiator({headers: {accept: accept ?? undefined}}).mediaType(['text/html', 'text/markdown']) === 'text/markdown';
