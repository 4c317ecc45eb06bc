import siteConfig from 'virtual:site-config';
import type {RefObject} from 'react';
import {SearchIcon} from '../../chrome/icons';
import {Spinner} from '../../islands/loading/spinner';
import {MAX_QUERY} from '../limits';
import styles from './search-head.module.css';
import type {Typed} from './typed';

const {placeholder} = siteConfig.search;

/** The search box while the search is loading, so that readers can start to type. */
export function SearchStandIn({typed, late}: {typed: RefObject<Typed>; late: boolean}) {
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
					dir="auto"
					role="searchbox"
					aria-label={placeholder}
					placeholder={placeholder}
					maxLength={MAX_QUERY}
					autoComplete="off"
					spellCheck={false}
					defaultValue={typed.current.query}
					onInput={({currentTarget: {value}}) => {
						typed.current = {query: value, entered: false};
					}}
				/>
			</form>
			{late ? <Spinner /> : null}
		</>
	);
}
