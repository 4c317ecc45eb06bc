/** Clients that are remembered at a time; beyond that the oldest are forgotten, so that memory stays bounded. */
const MAX_CLIENTS = 10_000;

/**
 * Counts so many times in a window for each client. `take` answers 0 when that many more are still allowed, one by
 * default, else the seconds to wait. What is refused does not count.
 */
export const createRateLimit = (times: number, windowMs: number, now: () => number): {take: (client: string, more?: number) => number} => {
	const taken = new Map<string, number[]>();
	return {
		take(client, more = 1) {
			const time = now();
			const recent = (taken.get(client) ?? []).filter((then) => then > time - windowMs);
			// Set anew, so that the map stays in the order of use.
			taken.delete(client);
			taken.set(client, recent);
			if (recent.length + more > times) {
				return Math.max(1, Math.ceil(((recent[0] ?? time) + windowMs - time) / 1000));
			}

			recent.push(...Array<number>(more).fill(time));
			if (taken.size > MAX_CLIENTS) {
				taken.delete(taken.keys().next().value!);
			}

			return 0;
		},
	};
};
