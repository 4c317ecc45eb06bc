/** Clients that are remembered at a time; beyond that the oldest are forgotten, so that memory stays bounded. */
const MAX_CLIENTS = 10_000;

export type RateLimit = {
	/** Seconds until a client may send this many more requests, one by default; 0 when it may now. */
	wait(client: string, more?: number): number;
	/** Counts that it came. What is refused isn't counted. */
	count(client: string, more?: number): void;
};

/** Limits each client to a number of requests within a window. `now` must never go back: nobody could send any until it is there again. */
export const createRateLimit = (times: number, windowMs: number, now: () => number): RateLimit => {
	const counted = new Map<string, number[]>();
	const recentOf = (client: string): number[] => (counted.get(client) ?? []).filter((then) => then > now() - windowMs);
	return {
		wait(client, more = 1) {
			const recent = recentOf(client);
			if (recent.length + more <= times) {
				return 0;
			}

			// Enough of its visits have to leave the window; more than it may ever make wait for a whole one.
			const last = recent[recent.length + more - times - 1] ?? now();
			return Math.max(1, Math.ceil((last + windowMs - now()) / 1000));
		},
		count(client, more = 1) {
			const recent = [...recentOf(client), ...Array<number>(more).fill(now())];
			// Set again, so that the map stays in the order of use.
			counted.delete(client);
			counted.set(client, recent);
			if (counted.size > MAX_CLIENTS) {
				counted.delete(counted.keys().next().value!);
			}
		},
	};
};
