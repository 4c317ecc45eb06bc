import {useCallback, useEffect, useState} from 'react';
import {PAGE_SIZE} from '../limits';
import {getProvider, onImproved} from '../provider';
import {pageSnippetWords} from '../snippet-words';
import type {SearchAnswer, SearchHit} from '../types';
import {keepPlaces} from './keep-places';

export type Results = {
	/** The query of these results, which may be older than the current one. */
	query: string;
	group: string | undefined;
	hits: SearchHit[];
	count: number;
	/** There may be more, because the texts haven't been searched yet. */
	isPartial: boolean;
	groups: {name: string; count: number}[];
	failed: boolean;
};

const collect = (query: string, group: string | undefined, answers: SearchAnswer[]): Results => ({
	query,
	group,
	hits: [...new Map(answers.flatMap(({hits}) => hits).map((hit) => [hit.objectID, hit])).values()],
	count: answers.at(-1)?.count ?? 0,
	isPartial: answers.at(-1)?.isPartial ?? false,
	groups: answers[0]?.groups ?? [],
	failed: false,
});

/** The results of a query, optionally of one group. Previous results stay until the new ones arrive. */
export function useResults(query: string, group: string | undefined, pages: number): {results: Results | undefined; retry: () => void} {
	const [results, setResults] = useState<Results>();
	const [attempt, setAttempt] = useState(0);
	const retry = useCallback(() => setAttempt((before) => before + 1), []);
	useEffect(() => (query.trim() === '' ? undefined : onImproved(retry)), [query, retry]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again.
	useEffect(() => {
		let current = true;
		const ask = async (of: string | undefined): Promise<Results> => {
			const provider = await getProvider();
			const options = {limit: PAGE_SIZE, snippetWords: pageSnippetWords(), ...(of === undefined ? {} : {group: of})};
			const offsets = Array.from({length: pages}, (_, page) => page * PAGE_SIZE);
			const found = collect(query, of, await Promise.all(offsets.map((offset) => provider.search(query, {...options, offset}))));
			// A shared link may have a section that was renamed since, so fall back to all sections.
			return of === undefined || found.count > 0 || found.isPartial ? found : ask(undefined);
		};
		if (query.trim() !== '') {
			ask(group).then(
				(found) => current && setResults((before) => keepPlaces(keepGroups(found, before), before)),
				() => current && setResults({query, group, hits: [], count: 0, isPartial: false, groups: [], failed: true}),
			);
		}

		return () => {
			current = false;
		};
	}, [query, group, pages, attempt]);

	return {results: query.trim() === '' ? undefined : results, retry};
}

/** Providers only count the groups of the results they were asked for. With one group chosen, the others are taken from the previous answer. */
const keepGroups = (found: Results, before: Results | undefined): Results =>
	found.group !== undefined && before?.query === found.query && before.groups.length > found.groups.length
		? {...found, groups: before.groups}
		: found;
