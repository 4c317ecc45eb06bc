import {byFrequency} from '../../kit/by-frequency';
import {queryString} from '../../kit/query-string';

/** The filter of the gallery, kept in the URL as `?kind=` and `?stack=`. Null filters nothing. */
export type Filter = {kind: string | null; stack: string | null};

type Filterable = {kind: string; stack: string[]};

/** The templates that match both parts of a filter. */
export const filterTemplates = <T extends Filterable>(templates: readonly T[], {kind, stack}: Filter): T[] =>
	templates.filter((template) => (kind === null || template.kind === kind) && (stack === null || template.stack.includes(stack)));

/** Everything that the templates are built with, the most common first. */
export const stacksOf = (templates: readonly Filterable[]): string[] =>
	byFrequency(templates.flatMap(({stack}) => stack)).map(({name}) => name);

/** The path of the gallery with a filter. */
export const filterPath = ({kind, stack}: Filter): string => `/templates${queryString({kind, stack})}`;

/** Reads a filter from a URL's parameters. A value that no template has is ignored. */
export const readFilter = (query: URLSearchParams, templates: readonly Filterable[]): Filter => {
	const kind = query.get('kind');
	const stack = query.get('stack');
	return {
		kind: templates.some((template) => template.kind === kind) ? kind : null,
		stack: templates.some((template) => stack !== null && template.stack.includes(stack)) ? stack : null,
	};
};
