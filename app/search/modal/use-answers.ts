import {useRef, useState} from 'react';
import {MAX_PER_GROUP, MAX_RESULTS} from '../limits';
import {getProvider} from '../provider';
import {snippetWords} from '../snippet-words';
import type {SearchAnswer, SearchHit} from '../types';
import {growList} from './grow-list';

/** The last query and its answer, which is missing if the provider failed, and all groups in answers so far. */
export type Answered = {query: string; answer: SearchAnswer | undefined; seenGroups: string[]};

const askProvider = async (query: string): Promise<SearchAnswer | undefined> => {
	try {
		const provider = await getProvider();
		return await provider.search(query, {limit: MAX_RESULTS, perGroup: MAX_PER_GROUP, snippetWords: snippetWords()});
	} catch {
		// Reported as a missing answer. The state machine would treat a rejection as an empty one.
		return undefined;
	}
};

/** Searches with the provider, and keeps the last answer. */
export function useAnswers() {
	const [answered, setAnswered] = useState<Answered>();
	const turn = useRef(0);
	const shown = useRef<{query: string; hits: SearchHit[]}>(undefined);
	const isKept = useRef(false);

	const ask = async (query: string): Promise<SearchHit[]> => {
		const mine = ++turn.current;
		const before = isKept.current && shown.current?.query === query ? shown.current.hits : [];
		isKept.current = false;
		const answer = await askProvider(query);
		const hits = growList(before, answer?.hits ?? []);
		if (mine === turn.current) {
			shown.current = {query, hits};
			setAnswered((last) => ({
				query,
				answer,
				seenGroups: [...new Set([...(last?.seenGroups ?? []), ...hits.map(({hierarchy}) => hierarchy.lvl0)])].filter(Boolean),
			}));
		}

		return hits;
	};

	/** Lets the next answer keep the shown results in place, if it's for the same query. */
	const keepShown = (): void => {
		isKept.current = true;
	};
	return {answered, ask, keepShown};
}
