import siteConfig from 'virtual:site-config';
import {type AutocompleteApi, createAutocomplete} from '@algolia/autocomplete-core';
import type {FormEvent, KeyboardEvent, MouseEvent} from 'react';
import {STALL_THRESHOLD} from '../limits';
import type {SearchHit} from '../types';
import type {MachineState} from './use-drawn-state';

export type Machine = AutocompleteApi<SearchHit, FormEvent, MouseEvent, KeyboardEvent>;

/** The lists that an empty box shows, and the results of a query. */
type Lists = {
	recent(): SearchHit[];
	favorites(): SearchHit[];
	popular(): SearchHit[];
	hits(query: string): Promise<SearchHit[]>;
};

type Options = {
	query: string;
	lists: Lists;
	onStateChange(state: MachineState): void;
	/** Called when a hit is chosen, by key or click. Positions count from 1. */
	onChoose(hit: SearchHit, event: object, position: number): void;
	/** Opens a chosen hit in this tab. */
	go(url: string): void;
};

/** The state machine of the search box: query, panel, active item, keys. */
export const createMachine = ({query: first, lists, onStateChange, onChoose, go}: Options): Machine => {
	const source = (sourceId: keyof Lists, getItems: () => SearchHit[] | Promise<SearchHit[]>) => ({
		sourceId,
		getItems,
		getItemUrl: ({item}: {item: SearchHit}) => item.url,
		onSelect: ({item, event}: {item: SearchHit & {__autocomplete_id?: number}; event: object}) =>
			onChoose(item, event, (item.__autocomplete_id ?? 0) + 1),
	});
	return createAutocomplete<SearchHit, FormEvent, MouseEvent, KeyboardEvent>({
		id: 'site-search',
		defaultActiveItemId: 0,
		openOnFocus: true,
		stallThreshold: STALL_THRESHOLD,
		placeholder: siteConfig.search.placeholder,
		initialState: {query: first},
		insights: false,
		navigator: {
			navigate: ({itemUrl}) => go(itemUrl),
			navigateNewTab: ({itemUrl}) => void window.open(itemUrl, '_blank', 'noopener'),
			navigateNewWindow: ({itemUrl}) =>
				void window.open(itemUrl, '_blank', `noopener,width=${window.outerWidth},height=${window.outerHeight}`),
		},
		shouldPanelOpen: () => true,
		onStateChange: ({state}) => onStateChange(state),
		getSources: ({query}) =>
			query.trim() === ''
				? [source('recent', lists.recent), source('favorites', lists.favorites), source('popular', lists.popular)]
				: [source('hits', () => lists.hits(query))],
	});
};
