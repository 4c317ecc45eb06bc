import siteConfig from 'virtual:site-config';
import {useHydrated} from '../../lib/use-hydrated';
import {nextChoice, setColorMode, useColorMode} from '../../theme/color-mode';
import {MoonIcon, SunIcon, SystemIcon} from '../icons';
import styles from './navbar.module.css';

/** The color mode toggle. Disabled until hydration. */
export function ColorModeToggle() {
	const hydrated = useHydrated();
	const {mode, choice} = useColorMode();
	const shown = siteConfig.colorMode.respectPrefersColorScheme ? (choice ?? 'system') : mode;

	return (
		<button
			type="button"
			className={styles.icon}
			disabled={!hydrated}
			aria-label={`Color mode: ${shown}`}
			title={`Color mode: ${shown}`}
			onClick={() => setColorMode(nextChoice(choice, mode, siteConfig.colorMode.respectPrefersColorScheme))}
		>
			{shown === 'system' ? <SystemIcon /> : shown === 'light' ? <SunIcon /> : <MoonIcon />}
		</button>
	);
}
