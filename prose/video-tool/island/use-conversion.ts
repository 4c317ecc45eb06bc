import {useCallback, useEffect, useRef, useState} from 'react';
import {importAgain} from '../../../app/lib/import-again';
import {messageOf} from '../../../app/lib/message-of';
import type {ConversionOptions} from './conversion-options';
import type {Converted} from './convert';

export type ConversionState =
	| {status: 'idle'}
	| {status: 'running'; progress: number}
	| {status: 'failed'; message: string}
	| ({status: 'done'} & Converted);

/** One conversion at a time; it ends when the part that shows it goes away. */
export const useConversion = () => {
	const [state, setState] = useState<ConversionState>({status: 'idle'});
	const running = useRef<AbortController | null>(null);
	const failures = useRef(0);

	const abort = useCallback(() => {
		running.current?.abort();
		running.current = null;
	}, []);

	useEffect(() => abort, [abort]);

	const start = async (file: File, options: ConversionOptions, seconds: number | null) => {
		abort();
		const controller = new AbortController();
		running.current = controller;
		// An older conversion may still report; only the newest one may be heard.
		const update = (next: ConversionState) => running.current === controller && setState(next);
		update({status: 'running', progress: 0});
		try {
			// The converter is asked for by the first press: most readers only look.
			const {convert} = await importAgain(() => import('./convert'), failures.current);
			const converted = await convert(file, options, {
				seconds,
				signal: controller.signal,
				onProgress: (progress) => update({status: 'running', progress}),
			});
			update({status: 'done', ...converted});
		} catch (error) {
			failures.current++;
			update({status: 'failed', message: messageOf(error)});
		}
	};

	/** Ends what runs and forgets what came of it. */
	const reset = useCallback(() => {
		abort();
		setState({status: 'idle'});
	}, [abort]);

	return {state, start, reset};
};
