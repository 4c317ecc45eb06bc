import {useCallback, useEffect, useRef, useState} from 'react';
import {importAgain} from '../../../app/lib/import-again';
import type {Converted} from './convert';
import type {Wish} from './wish';

type State =
	| {status: 'idle'}
	| {status: 'running'; progress: number}
	| {status: 'failed'; message: string}
	| ({status: 'done'} & Converted);

/** One conversion at a time; it ends when the part that shows it goes away. */
export const useConversion = () => {
	const [state, setState] = useState<State>({status: 'idle'});
	const running = useRef<AbortController | null>(null);
	const failures = useRef(0);

	const abort = useCallback(() => {
		running.current?.abort();
		running.current = null;
	}, []);

	useEffect(() => abort, [abort]);

	const start = async (file: File, wish: Wish, seconds: number | null) => {
		abort();
		const controller = new AbortController();
		running.current = controller;
		// An older conversion may still report; only the newest one may be heard.
		const tell = (next: State) => running.current === controller && setState(next);
		tell({status: 'running', progress: 0});
		try {
			// The converter is asked for by the first press: most readers only look.
			const {convert} = await importAgain(() => import('./convert'), failures.current);
			const converted = await convert(file, wish, seconds, controller.signal, (progress) => tell({status: 'running', progress}));
			tell({status: 'done', ...converted});
		} catch (error) {
			failures.current++;
			tell({status: 'failed', message: error instanceof Error ? error.message : String(error)});
		}
	};

	/** Ends what runs and forgets what came of it. */
	const reset = useCallback(() => {
		abort();
		setState({status: 'idle'});
	}, [abort]);

	return {state, start, reset};
};
