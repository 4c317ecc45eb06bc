/** Each name once with how often it occurs, the most frequent first, equally frequent ones by name. */
export const byFrequency = (names: readonly string[]): {name: string; count: number}[] => {
	const counts = new Map<string, number>();
	for (const name of names) {
		counts.set(name, (counts.get(name) ?? 0) + 1);
	}

	return [...counts].map(([name, count]) => ({name, count})).sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'en'));
};
