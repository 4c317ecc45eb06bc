import {type RefObject, useRef} from 'react';
import {SparkIcon} from '../../chrome/icons';
import type {Typed} from '../box/typed';
import {useTabTrap} from '../box/use-tab-trap';
import {preloadProvider} from '../provider';
import {countNumber, countText, searchPageUrl, text} from '../texts';
import {PanelMessage} from './panel-message';
import {ResultList} from './result-list';
import {SearchForm} from './search-form';
import styles from './search-modal.module.css';
import {useAutocomplete} from './use-autocomplete';
import {useBoxText} from './use-box-text';
import type {Collection} from './use-drawn-state';
import {type HeldKeys, useEnterAhead} from './use-enter-ahead';
import {useVisibleHeight} from './use-visible-height';
import {type View, viewOf} from './view';

/** Prepares the engine before the dialog is opened. */
export const preload = preloadProvider;

type Props = {
	typed: RefObject<Typed>;
	close: () => void;
	/** Opens the assistant with a question. Without it, the assistant isn't offered. */
	onAsk?: (question: string) => void;
};

/**
 * The content of the search dialog: a box with a list of saved searches, results, or a message that nothing was found or the search failed.
 * Escape goes back one step at a time: it closes the list, clears the query, closes the dialog.
 */
export default function SearchModal({typed, close, onAsk}: Props) {
	const initialQuery = () => typed.current.query;
	const input = useRef<HTMLInputElement>(null);
	const box = useAutocomplete({initialQuery, close});
	const answer = box.answered?.answer;
	const view = viewOf(box.state, box.answered);
	const {query, isOpen, isAsked, activeItemId, hits, hasHits, current} = view;
	useVisibleHeight(input);
	useTabTrap(input);
	useBoxText(input, box, initialQuery);
	const enterAhead = useEnterAhead({
		isWaiting: () => box.queryNow().trim() !== '' && box.queryNow() !== current?.query,
		answer: current,
		hasFirst: hasHits,
		select: (held) => pressEnter(input.current, held),
		wasEntered: typed.current.entered,
	});

	// Kept mounted but hidden when the box is empty: reusing its elements for the next results is faster.
	const list = useRef<Collection>(undefined);
	if (hasHits) {
		list.current = hits;
	}

	return (
		<>
			<SearchForm box={box} view={view} input={input} enterAhead={enterAhead} close={close} />
			<p className="visually-hidden" role="status">
				{isOpen && isAsked ? statusOf(view) : ''}
			</p>
			{isOpen ? (
				// biome-ignore lint/a11y/noStaticElementInteractions: a press beside a result leaves the focus in the box.
				<div className={styles.panel} onMouseDown={(event) => event.preventDefault()}>
					{onAsk ? (
						<button type="button" className={styles.ask} onClick={() => onAsk(box.queryNow())}>
							<SparkIcon />
							<span>{isAsked ? text('askQuestion', {query}) : text('ask')}</span>
						</button>
					) : null}
					<PanelMessage box={box} view={view} focus={() => input.current?.focus()} />
					{list.current ? <ResultList machine={box.machine} collection={list.current} activeId={activeItemId} hidden={!hasHits} /> : null}
				</div>
			) : null}
			{isOpen && hasHits && answer && searchPageUrl() ? (
				<p className={styles.foot}>
					<a href={searchPageUrl(query)}>{text('seeAll', {count: countNumber(answer.count, answer.isPartial)})}</a>
					<span className={styles.keys} aria-hidden="true">
						<kbd>↵</kbd> {text('select')} <kbd>↑</kbd>
						<kbd>↓</kbd> {text('move')} <kbd>esc</kbd> {text('close')}
					</span>
				</p>
			) : null}
		</>
	);
}

/** The status message for assistive technology. */
function statusOf({query, current, isLate}: View): string {
	if (!current) {
		return isLate ? text('loading') : '';
	}

	const {answer} = current;
	if (!answer) {
		return text('failed');
	}

	return answer.count === 0 ? text('noResults', {query}) : countText(answer.count, answer.isPartial);
}

/** Dispatches Enter again, because the state machine reads modifiers and the active item from the event. */
function pressEnter(element: HTMLInputElement | null, held: HeldKeys): void {
	element?.dispatchEvent(new window.KeyboardEvent('keydown', {...held, key: 'Enter', bubbles: true, cancelable: true}));
}
