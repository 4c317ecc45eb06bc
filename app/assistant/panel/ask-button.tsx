import siteConfig from 'virtual:site-config';
import {type ComponentType, useEffect, useRef, useState, useSyncExternalStore} from 'react';
import {useNavigate} from 'react-router';
import {SparkIcon} from '../../chrome/icons';
import {importAgain} from '../../lib/import-again';
import {useHydrated} from '../../lib/use-hydrated';
import styles from './ask-button.module.css';
import {askState, closeAsk, openAsk, subscribeAsk, watchOpen} from './open-state';

const closed = {isOpen: false};
const usesEmbed = siteConfig.assistant.provider === 'embed';

// Functions of their own: a `then` right after `import()` would not see that the styles of the part could not be loaded.
const loadEmbed = () => import('../third-party/embed');
const loadPanel = () => import('./panel');

/**
 * Opens and closes the panel of the assistant. Nothing of it is loaded before. Without scripts it is a link to the page of
 * the assistant.
 */
export function AskButton({className}: {className?: string}) {
	const hydrated = useHydrated();
	const button = useRef<HTMLButtonElement>(null);
	const {isOpen, question} = useSyncExternalStore(subscribeAsk, askState, () => closed as ReturnType<typeof askState>);
	const [isShown, setShown] = useState(false);
	const [Panel, setPanel] = useState<ComponentType<{onShown: (isShown: boolean) => void}>>();
	const [hasFailed, setFailed] = useState(false);
	const wasShown = useRef(false);
	const tries = useRef(0);
	const navigate = useNavigate();
	const latestNavigate = useRef(navigate);
	latestNavigate.current = navigate;

	useEffect(() => watchOpen(setShown), []);
	useEffect(() => {
		if (!usesEmbed) {
			return;
		}

		let stop: (() => void) | undefined;
		let isGone = false;
		loadEmbed().then(
			({startEmbed}) => {
				stop = isGone ? undefined : startEmbed((path) => void latestNavigate.current(path));
			},
			() => {},
		);
		return () => {
			isGone = true;
			stop?.();
		};
	}, []);
	useEffect(() => {
		if (isOpen && usesEmbed) {
			// The other panel keeps its own state: opening means to ask for it once.
			loadEmbed().then(
				({toggleEmbed}) => setFailed(!toggleEmbed(question?.text)),
				() => setFailed(true),
			);
			closeAsk();
		} else if (isOpen && !Panel) {
			setFailed(false);
			importAgain(loadPanel, tries.current++).then(
				(module) => setPanel(() => module.default),
				() => {
					setFailed(true);
					closeAsk();
				},
			);
		}
	}, [isOpen, question, Panel]);
	useEffect(() => {
		const hasFocus = document.activeElement === document.body || document.activeElement === null;
		if (wasShown.current && !isShown && hasFocus) {
			button.current?.focus();
		}

		wasShown.current = isShown;
	}, [isShown]);

	const inside = (
		<>
			<SparkIcon />
			<span>Ask AI</span>
		</>
	);

	if (!hydrated) {
		return (
			<a className={className} href="/ai" aria-label="Ask AI">
				{inside}
			</a>
		);
	}

	return (
		<>
			<button
				ref={button}
				type="button"
				className={className}
				aria-label="Ask AI"
				aria-expanded={isShown}
				onClick={() => (isOpen ? closeAsk() : openAsk())}
			>
				{inside}
			</button>
			{hasFailed ? (
				<p className={styles.failed} role="alert">
					Ask AI could not be loaded. You might want to check your network connection.
				</p>
			) : null}
			{Panel ? <Panel onShown={setShown} /> : null}
		</>
	);
}
