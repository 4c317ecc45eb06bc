import {useCallback, useEffect, useState} from 'react';

/** Milliseconds before a wait is worth showing. */
export const LATE_AFTER = 200;

export type Load<T> =
	| {status: 'loading'; late: boolean}
	| {status: 'error'; error: unknown; retry: () => void; hasRetried: boolean}
	| {status: 'loaded'; value: T};

type Settled<T> = {attempt: number} & ({ok: true; value: T} | {ok: false; error: unknown});

/**
 * Runs `load` (a stable function, given how often it was tried before) and follows it; `late` turns true after the delay,
 * `retry` runs it again.
 */
export const useLoad = <T>(load: (attempt: number) => Promise<T>, delay = LATE_AFTER): Load<T> => {
	const [attempt, setAttempt] = useState(0);
	const [settled, setSettled] = useState<Settled<T>>();
	const [late, setLate] = useState(false);

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
			.then(() => load(attempt))
			.then(
				(value) => settle({attempt, ok: true, value}),
				(error: unknown) => settle({attempt, ok: false, error}),
			);
		return () => {
			current = false;
			clearTimeout(timer);
		};
	}, [load, delay, attempt]);

	const retry = useCallback(() => setAttempt((before) => before + 1), []);

	if (settled?.attempt !== attempt) {
		return {status: 'loading', late};
	}
	return settled.ok ? {status: 'loaded', value: settled.value} : {status: 'error', error: settled.error, retry, hasRetried: attempt > 0};
};
