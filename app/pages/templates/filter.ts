/** The filter of the gallery, kept in the URL as `?kind=` and `?stack=`. Null filters nothing. */
export type Filter = {kind: string | null; stack: string | null};

type Filterable = {kind: string; stack: string[]};

/** The templates that match both parts of a filter. */
export const filterTemplates = <T extends Filterable>(templates: readonly T[], {kind, stack}: Filter): T[] =>
	templates.filter((template) => (kind === null || template.kind === kind) && (stack === null || template.stack.includes(stack)));

/** Everything that the templates are built with, the most common first. */
export const stacksOf = (templates: readonly Filterable[]): string[] => {
	const counts = new Map<string, number>();
	for (const name of templates.flatMap(({stack}) => stack)) {
		counts.set(name, (counts.get(name) ?? 0) + 1);
	}

	return [...counts].sort(([a, m], [b, n]) => n - m || a.localeCompare(b, 'en')).map(([name]) => name);
};

/** The path of the gallery with a filter. */
export const filterPath = ({kind, stack}: Filter): string => {
	const query = new URLSearchParams([...(kind ? [['kind', kind]] : []), ...(stack ? [['stack', stack]] : [])]).toString();
	return query ? `/templates?${query}` : '/templates';
};

/** Reads a filter from a URL's parameters. A value that no template has is ignored. */
export const readFilter = (query: URLSearchParams, templates: readonly Filterable[]): Filter => {
	const kind = query.get('kind');
	const stack = query.get('stack');
	return {
		kind: templates.some((template) => template.kind === kind) ? kind : null,
		stack: templates.some((template) => stack !== null && template.stack.includes(stack)) ? stack : null,
	};
};
