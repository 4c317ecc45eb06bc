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

/** Runs one conversion at a time. It's canceled on unmount. */
export const useConversion = () => {
	const [state, setState] = useState<ConversionState>({status: 'idle'});
	const running = useRef<AbortController | null>(null);

	const abort = useCallback(() => {
		running.current?.abort();
		running.current = null;
	}, []);

	useEffect(() => abort, [abort]);

	const start = async (file: File, options: ConversionOptions, seconds: number | null) => {
		abort();
		const controller = new AbortController();
		running.current = controller;
		// A previous conversion may still report.
		const update = (next: ConversionState) => running.current === controller && setState(next);
		update({status: 'running', progress: 0});
		try {
			// Loaded on the first click, because most readers don't convert anything.
			const {convert} = await importAgain(() => import('./convert'));
			const converted = await convert(file, options, {
				seconds,
				signal: controller.signal,
				onProgress: (progress) => update({status: 'running', progress}),
			});
			update({status: 'done', ...converted});
		} catch (error) {
			update({status: 'failed', message: messageOf(error)});
		}
	};

	/** Cancels the conversion, or discards its result. */
	const reset = useCallback(() => {
		abort();
		setState({status: 'idle'});
	}, [abort]);

	return {state, start, reset};
};
