import {z} from 'zod';
import type {Piece, SearchHit} from '../../../app/search/types';
import {defineTool} from '../tool';

const MAX_QUERY = 300;
const MAX_HITS = 20;
const SNIPPET_WORDS = 40;

const textOf = (pieces: readonly Piece[]): string => pieces.map(({text}) => text).join('');

const line = ({url, hierarchy, kind, snippet}: SearchHit): string => {
	const title = [hierarchy.lvl1, hierarchy.lvl2, hierarchy.lvl3].filter(Boolean).join(' › ');
	return `- ${title} (${[hierarchy.lvl0, kind].filter(Boolean).join(', ')}): ${url}\n  ${textOf(snippet)}`;
};

export const searchDocs = defineTool({
	name: 'search_docs',
	title: 'Search the documentation',
	description:
		'Finds pages and sections of the Remotion documentation by names, options, command-line flags, error messages or plain questions. Answers with paths for get_page.',
	input: z.strictObject({
		query: z.string().trim().min(1).max(MAX_QUERY).describe('A few words, such as "renderMedia crf" or "video flickers in render"'),
		limit: z.int().min(1).max(MAX_HITS).default(8),
	}),
	async run({query, limit}, {docs}) {
		const {hits, count} = await docs.engine.search(query, {limit, snippetWords: SNIPPET_WORDS});
		return hits.length === 0
			? 'Nothing found. Try other words, or fewer of them.'
			: [`${count} found, the best ${hits.length}:`, ...hits.map(line)].join('\n');
	},
});
