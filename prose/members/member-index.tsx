import {statesDefault} from './labels';
import type {IndexEntry} from './member-list';

/** A list with fewer members has no index. */
const MIN_ENTRIES = 6;
/** A longer index only shows this many members and folds the rest. On a phone, it would fill several screens. */
const SHOWN = 8;
/** At least this many members are folded: for fewer, a click isn't worth it. */
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

/** The index of a long list: every member with type and default, as links. One that folds has a filter. */
export const MemberIndex = ({entries, noun}: {entries: IndexEntry[]; noun: string}) => {
	if (entries.length < MIN_ENTRIES) {
		return null;
	}

	const folds = entries.length >= SHOWN + MIN_FOLDED;
	return (
		// A page may have several lists of one command or type, so only their members tell them apart.
		<nav className="member-index" aria-label={`All ${noun} from ${entries[0]?.name} to ${entries.at(-1)?.name}`}>
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
