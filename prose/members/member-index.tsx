import {statesDefault} from './labels';
import type {IndexEntry} from './member-list';

/** Fewer members are seen at a glance without an index. */
const MIN_ENTRIES = 6;
const MAX_TYPE = 36;

const shorten = (text: string): string => (text.length > MAX_TYPE ? `${text.slice(0, MAX_TYPE - 1)}…` : text);

const typeOf = ({view}: IndexEntry): string => shorten(view.type?.map(({text}) => text).join('') ?? '');

/** Every member of a long list with type and default: a map to jump from. The field filters it where scripts run. */
export const MemberIndex = ({entries, noun}: {entries: IndexEntry[]; noun: string}) =>
	entries.length < MIN_ENTRIES ? null : (
		<nav className="member-index" aria-label={`All ${noun}`}>
			<input type="search" data-filter="" aria-label={`Filter ${noun}`} placeholder={`Filter ${entries.length} ${noun}`} />
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
			<p role="status" />
		</nav>
	);
