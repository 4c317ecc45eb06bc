import {useEffect} from 'react';
import {useLocation} from 'react-router';
import {copyCode} from '../../prose/code/client';
import {applyPermalinks, onDemoInput, onDemoReset, onDemoSubmit} from '../../prose/demo/client';
import {onMemberFilter} from '../../prose/members/client';
import {applyStoredTabs, onTabClick, onTabKey} from '../../prose/tabs/client';

/** Brings the controls inside of text to life: one listener each for all copy buttons, tabs and controls of videos. */
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

		const listeners: [string, (event: never) => void][] = [
			['click', onClick],
			['keydown', onTabKey],
			['input', onDemoInput],
			['input', onMemberFilter],
			['reset', onDemoReset],
			['submit', onDemoSubmit],
		];
		for (const [type, listener] of listeners) {
			document.addEventListener(type, listener as EventListener);
		}

		return () => {
			for (const [type, listener] of listeners) {
				document.removeEventListener(type, listener as EventListener);
			}
		};
	}, []);

	// biome-ignore lint/correctness/useExhaustiveDependencies: another page brings other tabs.
	useEffect(() => {
		applyStoredTabs();
		applyPermalinks();
	}, [key]);
}
