import {statesDefault} from './labels';
import type {IndexEntry} from './member-list';

/** Fewer members are seen at a glance without an index. */
const MIN_ENTRIES = 6;
/** As many are shown of a longer index, which folds the others: on a phone, it would be several screens above the text. */
const SHOWN = 8;
/** Fewer than these aren't worth a press. */
const MIN_FOLDED = 5;
const MAX_TYPE = 36;

const shorten = (text: string): string => (text.length > MAX_TYPE ? `${text.slice(0, MAX_TYPE - 1)}…` : text);

const typeOf = ({view}: IndexEntry): string => shorten(view.type?.map(({text}) => text).join('') ?? '');

const Entries = ({entries}: {entries: IndexEntry[]}) => (
	<ul className="entries">
		{entries.map((entry) => (
			<li key={entry.id}>
				<a href={`#${entry.id}`}>{entry.name}</a>{' '}
				<small>
					{typeOf(entry)}
					{statesDefault(entry.view) ? ` = ${shorten(entry.view.default)}` : ''}
					{entry.view.need === 'required' ? <b>required</b> : null}
				</small>
			</li>
		))}
	</ul>
);

/** Every member of a long list with type and default: a map to jump from. A field filters what folds, where scripts run. */
export const MemberIndex = ({entries, noun}: {entries: IndexEntry[]; noun: string}) => {
	if (entries.length < MIN_ENTRIES) {
		return null;
	}

	const folds = entries.length >= SHOWN + MIN_FOLDED;
	return (
		<nav className="member-index" aria-label={`All ${noun}`}>
			{folds ? (
				<input type="search" data-filter="" dir="auto" aria-label={`Filter ${noun}`} placeholder={`Filter ${entries.length} ${noun}`} />
			) : null}
			<Entries entries={folds ? entries.slice(0, SHOWN) : entries} />
			{folds ? (
				<details className="entries-more">
					<summary>
						{entries.length - SHOWN} more {noun}
					</summary>
					<Entries entries={entries.slice(SHOWN)} />
				</details>
			) : null}
			<p role="status" />
		</nav>
	);
};
