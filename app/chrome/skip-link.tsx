import styles from './skip-link.module.css';

/** First focusable element of every page. Works as a plain link without scripts. */
export function SkipLink({onUse}: {onUse: () => void}) {
	return (
		// biome-ignore lint/a11y/useValidAnchor: a link, because it works without scripts.
		<a
			className={`visually-hidden ${styles.link}`}
			href="#main-content"
			data-reload
			onClick={(event) => {
				event.preventDefault();
				onUse();
			}}
		>
			Skip to main content
		</a>
	);
}
