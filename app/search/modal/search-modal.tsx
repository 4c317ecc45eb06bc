import siteConfig from 'virtual:site-config';
import {type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef} from 'react';
import {CloseIcon, SearchIcon, SparkIcon} from '../../chrome/icons';
import {isComposing} from '../../lib/is-composing';
import {MAX_QUERY} from '../limits';
import {preloadProvider} from '../provider';
import {countNumber, countText, searchPageUrl, text} from '../texts';
import {NoResults} from './no-results';
import {ResultList} from './result-list';
import {SavedLists} from './saved-lists';
import {SearchFailed} from './search-failed';
import head from './search-head.module.css';
import styles from './search-modal.module.css';
import type {Typed} from './typed';
import {type Collection, useAutocomplete} from './use-autocomplete';
import {type HeldKeys, useEnterAhead} from './use-enter-ahead';
import {useVisibleHeight} from './use-visible-height';

/** Gets the engine ready before the modal is opened. */
export const preload = preloadProvider;

type Props = {
	typed: RefObject<Typed>;
	close: () => void;
	/** Opens the assistant with a question; without it none is offered. */
	onAsk?: (question: string) => void;
};

const INPUT_ID = 'site-search-input';

/**
 * The search inside its dialog: a box whose list says, by state, what was searched before, what is found, that nothing is
 * found, or that the search failed. Escape takes one step back: it closes the list, clears the query, closes the search.
 */
export default function SearchModal({typed, close, onAsk}: Props) {
	const initialQuery = () => typed.current.query;
	const input = useRef<HTMLInputElement>(null);
	const {machine, state, queryNow, answered, seenGroups, save} = useAutocomplete({initialQuery, close});
	useVisibleHeight(input);
	useLayoutEffect(() => {
		// What readers type is in the field already; what the machine puts there instead isn't.
		if (input.current && input.current.value !== queryNow()) {
			input.current.value = queryNow();
		}
	});
	// In the place of the box that waited for this one: no letter falls in between.
	useLayoutEffect(() => input.current?.focus(), []);
	// biome-ignore lint/correctness/useExhaustiveDependencies: only when the modal appears.
	useEffect(() => {
		// Letters may have been typed between the first drawing and now, when the box takes them.
		if (initialQuery() !== queryNow()) {
			machine.setQuery(initialQuery());
		}

		// The machine asks its first question when the box gets the focus.
		input.current?.focus();
		input.current?.setSelectionRange(MAX_QUERY, MAX_QUERY);
	}, []);

	const query = state?.query ?? '';
	const isAsked = query.trim() !== '';
	const isOpen = state?.isOpen ?? false;
	const collections = state?.collections ?? [];
	const hits = collections.find(({source}) => source.sourceId === 'hits');
	const current = isAsked && hits && answered?.query === query ? answered : undefined;
	const hasHits = isAsked && !current?.failed && Boolean(hits?.items.length);
	const hasList = isOpen && (isAsked ? hasHits : collections.some(({items}) => items.length > 0));
	// Kept, out of sight, when the box is emptied: the next list is drawn sooner in its elements than anew.
	const shownHits = useRef<Collection>(undefined);
	if (hasHits) {
		shownHits.current = hits;
	}

	const enterAhead = useEnterAhead({
		isWaiting: () => queryNow().trim() !== '' && queryNow() !== current?.query,
		answer: current,
		hasFirst: hasHits,
		select: (held) => pressEnter(input.current, held),
		wasEntered: typed.current.entered,
	});

	const {value: _, ...inputProps} = machine.getInputProps({inputElement: input.current, maxLength: MAX_QUERY});
	const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
		// Inside the dialog the focus may leave the box without closing the list.
		if (event.key === 'Tab' || isComposing(event)) {
			return;
		}

		if (event.key === 'Escape' && queryNow() === '') {
			event.preventDefault();
			close();
		} else if (!enterAhead(event)) {
			inputProps.onKeyDown(event);
		}
	};

	const onBlur = ({relatedTarget}: {relatedTarget: EventTarget | null}) => {
		// A keyboard on the screen that is put away must not take the list with it.
		if (relatedTarget === null && document.hasFocus() && window.matchMedia('(hover: hover)').matches) {
			machine.setIsOpen(false);
		}
	};

	return (
		<>
			<form
				className={`${head.head} ${styles.line}`}
				data-status={state?.status}
				data-answered={answered?.query}
				{...machine.getFormProps({inputElement: input.current})}
			>
				<label className={head.label} htmlFor={INPUT_ID}>
					<SearchIcon />
					<span className="visually-hidden">{siteConfig.search.placeholder}</span>
				</label>
				<input
					{...inputProps}
					ref={input}
					id={INPUT_ID}
					className={head.input}
					spellCheck={false}
					aria-labelledby={undefined}
					role="combobox"
					aria-autocomplete="list"
					aria-haspopup="listbox"
					aria-expanded={hasList}
					aria-controls={hasList ? inputProps['aria-controls'] : undefined}
					aria-activedescendant={hasList ? inputProps['aria-activedescendant'] : undefined}
					onKeyDown={onKeyDown}
					onBlur={onBlur}
				/>
				{query === '' ? null : (
					<button type="reset" className={styles.clear} aria-label={text('clear')}>
						<CloseIcon />
					</button>
				)}
				<button type="button" className={styles.cancel} onClick={close}>
					{text('cancel')}
				</button>
			</form>
			<p className="visually-hidden" role="status">
				{status()}
			</p>
			{isOpen ? (
				// biome-ignore lint/a11y/noStaticElementInteractions: a press beside a result leaves the focus in the box.
				<div className={styles.panel} onMouseDown={(event) => event.preventDefault()}>
					{onAsk ? (
						<button type="button" className={styles.ask} onClick={() => onAsk(queryNow())}>
							<SparkIcon />
							<span>{isAsked ? text('askQuestion', {query}) : text('ask')}</span>
						</button>
					) : null}
					{hasHits ? null : message()}
					{shownHits.current ? (
						<ResultList machine={machine} collection={shownHits.current} activeId={state?.activeItemId ?? null} hidden={!hasHits} />
					) : null}
				</div>
			) : null}
			{isOpen && hasHits && answered && searchPageUrl() ? (
				<p className={styles.foot}>
					<a href={searchPageUrl(query)}>{text('seeAll', {count: countNumber(answered.nbHits, answered.isPartial)})}</a>
					<span className={styles.keys} aria-hidden="true">
						<kbd>↵</kbd> {text('select')} <kbd>↑</kbd>
						<kbd>↓</kbd> {text('move')} <kbd>esc</kbd> {text('close')}
					</span>
				</p>
			) : null}
		</>
	);

	function message() {
		if (!isAsked) {
			return (
				<SavedLists
					machine={machine}
					collections={collections}
					activeId={state?.activeItemId ?? null}
					save={save}
					focus={() => input.current?.focus()}
				/>
			);
		}

		if (current?.failed) {
			return <SearchFailed query={query} retry={() => void machine.refresh()} />;
		}

		if (current) {
			return (
				<NoResults
					query={query}
					groups={seenGroups}
					search={(name) => {
						machine.setQuery(name);
						void machine.refresh();
						input.current?.focus();
					}}
				/>
			);
		}

		return state?.status === 'stalled' ? <p className={styles.message}>{text('loading')}</p> : null;
	}

	function status(): string {
		if (!isOpen || !isAsked) {
			return '';
		}

		if (!current) {
			return state?.status === 'stalled' ? text('loading') : '';
		}

		return current.failed
			? text('failed')
			: current.nbHits === 0
				? text('noResults', {query})
				: countText(current.nbHits, current.isPartial);
	}
}

/** The machine reads the modifiers and the active item from the event, so the key is pressed once more. */
function pressEnter(element: HTMLInputElement | null, held: HeldKeys): void {
	element?.dispatchEvent(new window.KeyboardEvent('keydown', {...held, key: 'Enter', bubbles: true, cancelable: true}));
}
