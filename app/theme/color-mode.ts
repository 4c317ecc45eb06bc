import siteConfig from 'virtual:site-config';
import {useSyncExternalStore} from 'react';
import {createListeners} from '../lib/listeners';
import {readStored, store} from '../lib/storage';
import type {ColorMode} from './types';

/** The reader's choice. `null` follows the system. */
export type ColorModeChoice = ColorMode | null;

export const STORAGE_KEY = 'color-mode';

const {defaultMode, respectPrefersColorScheme} = siteConfig.colorMode;

const {subscribe, notify} = createListeners();

/** The choice that a stored text stands for. Anything but a mode means no choice. */
export function parseChoice(text: string | null): ColorModeChoice {
	return text === 'light' || text === 'dark' ? text : null;
}

/**
 * The choice after a click on the toggle: system, light, dark, and system again. If the system isn't respected: light and dark.
 */
export function nextChoice(choice: ColorModeChoice, shown: ColorMode, respectSystem: boolean): ColorModeChoice {
	if (!respectSystem) {
		return shown === 'dark' ? 'light' : 'dark';
	}

	return choice === null ? 'light' : choice === 'light' ? 'dark' : null;
}

/** The colors to show for a choice. */
export function resolveMode(choice: ColorModeChoice, systemIsDark: boolean, respectSystem: boolean, fallback: ColorMode): ColorMode {
	return choice ?? (respectSystem ? (systemIsDark ? 'dark' : 'light') : fallback);
}

const systemQuery = () => window.matchMedia('(prefers-color-scheme: dark)');

function apply(choice: ColorModeChoice): void {
	const mode = resolveMode(choice, systemQuery().matches, respectPrefersColorScheme, defaultMode);
	document.documentElement.dataset.theme = mode;
	document.documentElement.dataset.themeChoice = choice ?? 'system';
	// The browser's own toolbars take the color of the page.
	for (const color of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
		color.media = color.dataset.mode === mode ? 'all' : 'not all';
	}

	notify();
}

/** Whether the current choice could be stored. */
let isStored = true;

/** Applies and stores a choice. Throws if it isn't `null`, 'light' or 'dark'. */
export function setColorMode(choice: ColorModeChoice): void {
	if (choice !== null && choice !== 'light' && choice !== 'dark') {
		throw new Error(`Unexpected color mode "${String(choice)}". Expected null (system), "light" or "dark".`);
	}

	isStored = store(STORAGE_KEY, choice);
	apply(choice);
}

/**
 * Follows the system and other tabs until the returned function is called, and applies what has changed before. A page that returns from
 * the back/forward cache has missed all changes, so it checks again.
 */
export function watchColorMode(): () => void {
	const query = systemQuery();
	const onSystem = () => apply(currentChoice());
	const onStorage = (event: StorageEvent) => {
		if (event.key === STORAGE_KEY || event.key === null) {
			apply(parseChoice(event.newValue));
		}
	};

	const onShow = ({persisted}: PageTransitionEvent) => {
		if (persisted && isStored) {
			apply(parseChoice(readStored(STORAGE_KEY)));
		}
	};

	query.addEventListener('change', onSystem);
	window.addEventListener('pageshow', onShow);
	window.addEventListener('storage', onStorage);
	apply(currentChoice());
	return () => {
		query.removeEventListener('change', onSystem);
		window.removeEventListener('pageshow', onShow);
		window.removeEventListener('storage', onStorage);
	};
}

/** The current choice. The attribute has it even where storage is blocked. */
function currentChoice(): ColorModeChoice {
	return parseChoice(document.documentElement.dataset.themeChoice ?? readStored(STORAGE_KEY));
}

/** The mode that is shown, and the reader's choice. On the server: the default mode and no choice. */
export function useColorMode(): {mode: ColorMode; choice: ColorModeChoice} {
	const snapshot = useSyncExternalStore(
		subscribe,
		() => `${document.documentElement.dataset.theme ?? defaultMode} ${currentChoice() ?? 'system'}`,
		() => `${defaultMode} system`,
	);
	const [mode, choice] = snapshot.split(' ');
	return {mode: mode === 'dark' ? 'dark' : 'light', choice: parseChoice(choice ?? null)};
}
