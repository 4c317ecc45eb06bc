import siteConfig from 'virtual:site-config';
import {useEffect, useRef, useState, useSyncExternalStore} from 'react';
import {SparkIcon} from '../../chrome/icons';
import {useHandedFocus} from '../../islands/use-handed-focus';
import {useHydrated} from '../../lib/use-hydrated';
import {useEmbed} from '../third-party/use-embed';
import styles from './ask-button.module.css';
import {askState, closeAsk, openAsk, subscribeAsk, watchOpen} from './open-state';
import {usePanel} from './use-panel';

const closed: ReturnType<typeof askState> = {isOpen: false};
const usesEmbed = siteConfig.assistant.provider === 'embed';

/**
 * Opens and closes the assistant's panel, which isn't loaded before. Without scripts, it's a link to the assistant's page.
 */
export function AskButton({className}: {className?: string}) {
	const hydrated = useHydrated();
	const [place, button] = useHandedFocus();
	const {isOpen, question} = useSyncExternalStore(subscribeAsk, askState, () => closed);
	const {Panel, hasFailed} = usePanel(isOpen && !usesEmbed);
	const hasEmbedFailed = useEmbed(usesEmbed, isOpen, question);
	const [isShown, setShown] = useState(false);
	const wasShown = useRef(false);

	useEffect(() => watchOpen(setShown), []);
	useEffect(() => {
		const hasFocus = document.activeElement === document.body || document.activeElement === null;
		if (wasShown.current && !isShown && hasFocus) {
			button.current?.focus();
		}

		wasShown.current = isShown;
	}, [isShown, button]);

	const inside = (
		<>
			<SparkIcon />
			<span>Ask AI</span>
		</>
	);

	if (!hydrated) {
		return (
			<a ref={place} className={className} href="/ai" aria-label="Ask AI">
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
				aria-label="Ask AI"
				aria-expanded={isShown}
				onClick={() => (isOpen ? closeAsk() : openAsk())}
			>
				{inside}
			</button>
			{hasFailed || hasEmbedFailed ? (
				<p className={styles.failed} role="alert">
					Ask AI could not be loaded. You might want to check your network connection.
				</p>
			) : null}
			{Panel ? <Panel onShown={setShown} /> : null}
		</>
	);
}
