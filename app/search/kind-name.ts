import type {SearchHit} from './types';

/** What readers call the kinds of pages; others go without. */
const KINDS: Record<string, string> = {
	api: 'API',
	blog: 'Blog',
	cli: 'Command',
	guide: 'Guide',
	index: 'Overview',
	learn: 'Tutorial',
	legal: 'Legal',
	migration: 'Migration',
	reference: 'Reference',
	'success-stories': 'Story',
	templates: 'Template',
	troubleshooting: 'Troubleshooting',
};

/** What the kind of a result's page is called; `undefined` when that says nothing, or when its section begins with it: "API: remotion". */
export const kindName = ({kind = '', hierarchy: {lvl0}}: Pick<SearchHit, 'kind' | 'hierarchy'>): string | undefined => {
	const name = KINDS[kind];
	return name !== undefined && lvl0.startsWith(name) ? undefined : name;
};
