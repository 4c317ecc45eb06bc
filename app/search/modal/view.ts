import type {Answered} from './use-answers';
import type {MachineState} from './use-drawn-state';

const START: Partial<MachineState> = {};

/**
 * Derives what to show from the state machine's state. `current` is the answer, if it belongs to the query in the box. The hits may still be
 * those of an older query.
 */
export const viewOf = (state: MachineState | undefined, answered: Answered | undefined) => {
	const {query = '', isOpen = false, collections = [], activeItemId = null, status} = state ?? START;
	const isAsked = query.trim() !== '';
	const isLate = status === 'stalled';
	const hits = collections.find(({source}) => source.sourceId === 'hits');
	const current = isAsked && hits && answered?.query === query ? answered : undefined;
	/** Undefined while an answer is pending and not late yet. */
	const whatToShow = (): 'saved' | 'failed' | 'hits' | 'nothing' | 'loading' | undefined => {
		if (!isAsked) {
			return 'saved';
		}

		if (current && !current.answer) {
			return 'failed';
		}

		if (hits?.items.length) {
			return 'hits';
		}

		return current ? 'nothing' : isLate ? 'loading' : undefined;
	};
	const shows = whatToShow();
	const hasHits = shows === 'hits';
	const hasList = isOpen && (isAsked ? hasHits : collections.some(({items}) => items.length > 0));
	return {query, isOpen, isAsked, isLate, collections, activeItemId, hits, current, shows, hasHits, hasList};
};

export type View = ReturnType<typeof viewOf>;
