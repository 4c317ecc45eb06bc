import type {RefObject} from 'react';
import {type TagFilter, toSearch} from '../../kit/tag-filter';
import {useTypedQuery} from '../../lib/use-typed-query';
import {MAX_QUERY} from '../../search/limits';

/** The filter in the URL, `?q=` and `?tag=`, with a field for the query. */
export function useFilter(): TagFilter & {field: RefObject<HTMLInputElement | null>; setQuery: (query: string) => void} {
	const {field, query, setQuery, params} = useTypedQuery(searchOf, MAX_QUERY);
	return {field, query, setQuery, tag: params.get('tag') ?? ''};
}

const searchOf = (query: string, params: URLSearchParams): string => toSearch({query, tag: params.get('tag') ?? ''});
