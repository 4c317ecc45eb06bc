import siteConfig from 'virtual:site-config';
import type {RefObject} from 'react';
import {SearchIcon} from '../../chrome/icons';
import {Spinner} from '../../islands/loading/spinner';
import {MAX_QUERY} from '../limits';
import {text} from '../texts';
import styles from './search-head.module.css';
import type {Typed} from './typed';

type Props = {typed: RefObject<Typed>; close: () => void; late: boolean};

/** The box of the search, as long as its code is on the way: one can begin to type. */
export function SearchStandIn({typed, close, late}: Props) {
	return (
		<>
			<form
				className={styles.head}
				onSubmit={(event) => {
					event.preventDefault();
					typed.current.entered = true;
				}}
			>
				<span className={styles.label}>
					<SearchIcon />
				</span>
				<input
					className={styles.input}
					type="text"
					role="searchbox"
					enterKeyHint="search"
					aria-label={siteConfig.search.placeholder}
					placeholder={siteConfig.search.placeholder}
					maxLength={MAX_QUERY}
					autoComplete="off"
					spellCheck={false}
					defaultValue={typed.current.query}
					onInput={({currentTarget}) => {
						typed.current = {query: currentTarget.value, entered: false};
					}}
				/>
				<button type="button" className={styles.cancel} onClick={close}>
					{text('cancel')}
				</button>
			</form>
			{late ? <Spinner /> : null}
		</>
	);
}
