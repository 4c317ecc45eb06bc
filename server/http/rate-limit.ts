/** How many clients are remembered. Beyond that, the ones that have been quiet for longest are forgotten: memory stays bounded. */
const MAX_CLIENTS = 10_000;

export type RateLimit = {
	/** Seconds until a client may send this many more requests, one by default; 0 when it may now. */
	wait(client: string, more?: number): number;
	/** Records requests that are let through. Refused ones must not be recorded. */
	count(client: string, more?: number): void;
};

/** Limits each client to a number of requests within a window of time. `now` must be monotonic: after a step back, clients would be blocked until it has caught up. */
export const createRateLimit = (times: number, windowMs: number, now: () => number): RateLimit => {
	const counted = new Map<string, number[]>();
	const recentOf = (client: string): number[] => (counted.get(client) ?? []).filter((then) => then > now() - windowMs);
	return {
		wait(client, more = 1) {
			const recent = recentOf(client);
			if (recent.length + more <= times) {
				return 0;
			}

			// Wait until enough earlier requests have left the window: the whole window, if more are asked for than ever fit into it.
			const last = recent[recent.length + more - times - 1] ?? now();
			return Math.max(1, Math.ceil((last + windowMs - now()) / 1000));
		},
		count(client, more = 1) {
			const recent = [...recentOf(client), ...Array<number>(more).fill(now())];
			// Deleted first, so that the map is in order of last use.
			counted.delete(client);
			counted.set(client, recent);
			if (counted.size > MAX_CLIENTS) {
				counted.delete(counted.keys().next().value!);
			}
		},
	};
};
