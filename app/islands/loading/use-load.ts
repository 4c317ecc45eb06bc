import {useEffect, useState} from 'react';

/** Milliseconds until a wait counts as late, and a spinner should be shown. */
export const LATE_AFTER = 200;

export type Load<T> =
	| {status: 'loading'; late: boolean}
	| {status: 'error'; error: unknown; retry: () => void; hasRetried: boolean}
	| {status: 'loaded'; value: T};

type Run<T> = () => Promise<T>;

type Settled<T> = {load: Run<T>; attempt: number} & ({ok: true; value: T} | {ok: false; error: unknown});

type Options = {
	/** Milliseconds until `late` is true. */
	delay?: number;
	/** Keep the previous value while a new `load` runs. */
	keepsValue?: boolean;
};

/**
 * Runs an async function and returns its state. `load` must be stable; a new function starts over.
 * `retry` runs it again.
 */
export const useLoad = <T>(load: Run<T>, {delay = LATE_AFTER, keepsValue = false}: Options = {}): Load<T> => {
	const [tried, setTried] = useState({load, times: 0});
	const [settled, setSettled] = useState<Settled<T>>();
	const [late, setLate] = useState(false);
	const attempt = tried.load === load ? tried.times : 0;

	useEffect(() => {
		let current = true;
		setLate(false);
		const timer = setTimeout(() => setLate(true), delay);
		const settle = (result: Settled<T>) => {
			clearTimeout(timer);
			if (current) {
				setSettled(result);
			}
		};
		Promise.resolve()
			.then(() => load())
			.then(
				(value) => settle({load, attempt, ok: true, value}),
				(error: unknown) => settle({load, attempt, ok: false, error}),
			);
		return () => {
			current = false;
			clearTimeout(timer);
		};
	}, [load, delay, attempt]);

	const retry = () => setTried({load, times: attempt + 1});

	const isOver = settled?.load === load && settled.attempt === attempt;
	if (settled?.ok && (isOver || keepsValue)) {
		return {status: 'loaded', value: settled.value};
	}
	return isOver && !settled.ok ? {status: 'error', error: settled.error, retry, hasRetried: attempt > 0} : {status: 'loading', late};
};
