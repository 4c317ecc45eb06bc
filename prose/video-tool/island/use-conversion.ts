import {useCallback, useEffect, useRef, useState} from 'react';
import {textOf} from '../../../app/islands/loading/part-error';
import {importAgain} from '../../../app/lib/loading/import-again';
import type {ConversionOptions} from './conversion-options';
import type {Converted} from './convert';

export type ConversionState =
	| {status: 'idle'}
	| {status: 'running'; progress: number}
	| {status: 'failed'; message: string}
	| ({status: 'done'} & Converted);

const LOST = 'This file can’t be read anymore. It may have been moved, changed or deleted. Choose it again.';

const isLost = (file: File): Promise<boolean> =>
	file
		.slice(0, 1)
		.arrayBuffer()
		.then(
			() => false,
			() => true,
		);

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
			update({status: 'failed', message: (await isLost(file)) ? LOST : textOf(error)});
		}
	};

	/** Cancels the conversion, or discards its result. */
	const reset = () => {
		abort();
		setState({status: 'idle'});
	};

	return {state, start, reset};
};
