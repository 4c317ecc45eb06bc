import type {RefObject} from 'react';
import {useTypedQuery} from '../../lib/use-typed-query';
import {MAX_QUERY} from '../../search/limits';
import {type Filter, toSearch} from './filter';

/** The filter that the URL carries as `?q=` and `?tag=`, and a field to type the query into. */
export function useFilter(): Filter & {field: RefObject<HTMLInputElement | null>; setQuery: (query: string) => void} {
	const {field, query, setQuery, params} = useTypedQuery(searchOf, MAX_QUERY);
	return {field, query, setQuery, tag: params.get('tag') ?? ''};
}

const searchOf = (query: string, params: URLSearchParams): string => toSearch({query, tag: params.get('tag') ?? ''});
