import {useEffect} from 'react';
import {useLocation} from 'react-router';
import type {ProseClient} from '../../prose/prose-client';

const clients = Object.values(import.meta.glob<ProseClient>('../../prose/*/client.ts', {eager: true, import: 'default'}));

/** Makes the controls in prose work, such as tabs and copy buttons, with one delegated listener for each kind. */
export function useProseControls(): void {
	const {key} = useLocation();

	useEffect(() => {
		const listeners = clients.flatMap((client) => Object.entries(client.listeners ?? {})) as [string, EventListener][];
		for (const [type, listener] of listeners) {
			document.addEventListener(type, listener);
		}

		return () => {
			for (const [type, listener] of listeners) {
				document.removeEventListener(type, listener);
			}
		};
	}, []);

	// biome-ignore lint/correctness/useExhaustiveDependencies: another page brings other controls.
	useEffect(() => {
		for (const {onPage} of clients) {
			onPage?.();
		}
	}, [key]);
}
