import {hasBeenAborted} from '@remotion/media-parser';
import {type WebCodecsController, webcodecsController} from '@remotion/webcodecs';
import {useCallback, useEffect, useRef, useState} from 'react';
import {convert, type Wish} from './convert';

type State =
	| {status: 'idle'}
	| {status: 'running'; progress: number}
	| {status: 'failed'; message: string}
	| {status: 'done'; result: File};

/** One conversion at a time; it ends when the part that shows it goes away. */
export const useConversion = () => {
	const [state, setState] = useState<State>({status: 'idle'});
	const running = useRef<WebCodecsController | null>(null);

	const abort = useCallback(() => {
		running.current?.abort();
		running.current = null;
	}, []);

	useEffect(() => abort, [abort]);

	const start = async (file: File, wish: Wish) => {
		abort();
		const controller = webcodecsController();
		running.current = controller;
		// An older conversion may still report; only the newest one may be heard.
		const tell = (next: State) => running.current === controller && setState(next);
		tell({status: 'running', progress: 0});
		try {
			tell({status: 'done', result: await convert(file, wish, controller, (progress) => tell({status: 'running', progress}))});
		} catch (error) {
			tell(hasBeenAborted(error) ? {status: 'idle'} : {status: 'failed', message: error instanceof Error ? error.message : String(error)});
		}
	};

	const cancel = () => {
		abort();
		setState({status: 'idle'});
	};

	return {state, start, cancel};
};
