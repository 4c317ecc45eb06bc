import {useCallback, useEffect, useState} from 'react';
import {PAGE_SIZE} from '../limits';
import {getProvider, onImproved} from '../provider';
import {pageSnippetWords} from '../snippet-words';
import type {SearchAnswer, SearchHit} from '../types';
import {keepPlaces} from './keep-places';

export type Results = {
	/** What the results answer; they may be older than what is asked for. */
	query: string;
	group: string | undefined;
	hits: SearchHit[];
	count: number;
	/** There may be more: the texts of the pages are not searched yet. */
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

/** The first pages of results of a query, of one group if that is asked for. Older results stay until new ones are there. */
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
			// A link may name a section that is called otherwise by now, and no results would be an untruth.
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

/** A provider counts groups among what it was asked for: with one group chosen the others are taken from the answer before. */
const keepGroups = (found: Results, before: Results | undefined): Results =>
	found.group !== undefined && before?.query === found.query && before.groups.length > found.groups.length
		? {...found, groups: before.groups}
		: found;
