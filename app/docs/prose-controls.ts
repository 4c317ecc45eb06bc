import {useEffect} from 'react';
import {useLocation} from 'react-router';
import {copyCode} from './copy-code';
import {applyStoredTabs, onTabClick, onTabKey} from './tabs';

/** Brings the controls inside of text to life: one listener each for all copy buttons and all tabs of the site. */
export function useProseControls(): void {
	const {key} = useLocation();

	useEffect(() => {
		const onClick = ({target}: MouseEvent) => {
			if (!(target instanceof Element)) {
				return;
			}

			const copyButton = target.closest<HTMLButtonElement>('button[data-copy]');
			if (copyButton) {
				void copyCode(copyButton);
			}

			onTabClick(target);
		};

		document.addEventListener('click', onClick);
		document.addEventListener('keydown', onTabKey);
		return () => {
			document.removeEventListener('click', onClick);
			document.removeEventListener('keydown', onTabKey);
		};
	}, []);

	// biome-ignore lint/correctness/useExhaustiveDependencies: another page brings other tabs.
	useEffect(applyStoredTabs, [key]);
}
