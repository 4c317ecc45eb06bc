import siteConfig from 'virtual:site-config';
import {type KeyboardEvent, useEffect, useRef, useState} from 'react';
import {preconnect} from 'react-dom';
import {SearchIcon} from '../../chrome/icons';
import {useHandedFocus} from '../../islands/use-handed-focus';
import {isComposing} from '../../lib/is-composing';
import {useHydrated} from '../../lib/use-hydrated';
import styles from './search-button.module.css';
import {preloadSearch, SearchDialog} from './search-dialog';
import {useSearchShortcuts} from './use-search-shortcuts';

type Props = {className?: string; labelClassName?: string};

const {placeholder, searchPagePath, appId, hosts} = siteConfig.search;

const isTyped = (event: KeyboardEvent): boolean => {
	const {key, ctrlKey, metaKey, altKey} = event;
	return key.length === 1 && key !== ' ' && key !== '/' && !ctrlKey && !metaKey && !altKey && !isComposing(event);
};

/**
 * Opens the search: on a click, when a letter is typed while it has focus, and with Ctrl or Cmd K or the slash key from anywhere. Preloads the
 * search when it's about to be used. Without scripts, it's a link to the search page.
 */
export function SearchButton({className, labelClassName}: Props) {
	const hydrated = useHydrated();
	const [place, button] = useHandedFocus();
	const [opened, setOpened] = useState<{query: string}>();
	const wasOpen = useRef(false);
	useEffect(() => {
		// After the dialog is gone, because everything else is inert while it's open.
		if (wasOpen.current && !opened) {
			button.current?.focus();
		}

		wasOpen.current = opened !== undefined;
	}, [opened, button]);
	useSearchShortcuts(() => setOpened((before) => (before ? undefined : {query: ''})), opened !== undefined);

	if (appId) {
		preconnect(hosts?.[0] ?? `https://${appId}-dsn.algolia.net`, {crossOrigin: 'anonymous'});
	}

	const inside = (
		<>
			<SearchIcon />
			<span className={labelClassName}>{placeholder}</span>
			<span className={styles.keys} aria-hidden="true">
				{hydrated ? (/Mac|iP(hone|ad|od)/.test(navigator.platform) ? '⌘ K' : 'Ctrl K') : ''}
			</span>
		</>
	);

	if (!hydrated) {
		return (
			<a ref={place} className={className} href={`/${searchPagePath || 'search'}`} aria-label={placeholder}>
				{inside}
			</a>
		);
	}

	return (
		<>
			<button
				ref={place}
				type="button"
				className={className}
				aria-label={placeholder}
				aria-haspopup="dialog"
				aria-expanded={opened !== undefined}
				aria-keyshortcuts="Control+K Meta+K /"
				onPointerEnter={preloadSearch}
				onFocus={preloadSearch}
				onTouchStart={preloadSearch}
				onClick={() => setOpened({query: ''})}
				onKeyDown={(event) => {
					if (isTyped(event)) {
						event.preventDefault();
						setOpened({query: event.key});
					}
				}}
			>
				{inside}
			</button>
			{opened ? <SearchDialog initialQuery={opened.query} onClose={() => setOpened(undefined)} /> : null}
		</>
	);
}
