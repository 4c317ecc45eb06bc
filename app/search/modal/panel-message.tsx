import {text} from '../texts';
import {NoResults} from './no-results';
import {SavedLists} from './saved-lists';
import {SearchFailed} from './search-failed';
import styles from './search-modal.module.css';
import type {SearchBox} from './use-autocomplete';
import type {View} from './view';

type Props = {
	box: SearchBox;
	view: View;
	focus: () => void;
};

/** The content of the panel when it shows no results. */
export function PanelMessage({box: {machine, save, answered, isWaiting}, view: {shows, query, collections, activeItemId}, focus}: Props) {
	const refresh = () => void machine.refresh();
	switch (shows) {
		case 'saved':
			return (
				<SavedLists machine={machine} collections={collections} activeId={activeItemId} isWaiting={isWaiting} save={save} focus={focus} />
			);
		case 'failed':
			return <SearchFailed query={query} retry={refresh} />;
		case 'nothing': {
			const search = (name: string) => {
				machine.setQuery(name);
				refresh();
				focus();
			};
			return <NoResults query={query} groups={answered?.seenGroups ?? []} search={search} />;
		}
		case 'loading':
			return <p className={styles.message}>{text('loading')}</p>;
		default:
			return null;
	}
}
