import type {SearchHit} from './types';

/** The labels of page kinds. Others have none. */
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

/** The label of a result's page kind; `undefined` if there is none, or if the section starts with it, as in "API: remotion". */
export const kindName = ({kind = '', hierarchy: {lvl0}}: Pick<SearchHit, 'kind' | 'hierarchy'>): string | undefined => {
	const name = KINDS[kind];
	return name !== undefined && lvl0.startsWith(name) ? undefined : name;
};
