/** How many single-character edits turn one word into another. */
export function editDistance(a: string, b: string): number {
	let row = Array.from({length: b.length + 1}, (_, column) => column);
	for (let i = 1; i <= a.length; i++) {
		const next = [i];
		for (let j = 1; j <= b.length; j++) {
			const substitution = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
			next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, substitution));
		}

		row = next;
	}

	return row[b.length] ?? 0;
}

const words = (text: string) =>
	text
		.replace(/([a-z])([A-Z])/g, '$1 $2')
		.toLowerCase()
		.split(/[^a-z0-9]+/)
		.filter(Boolean);

/** From 0 (nothing alike) to 1 (the same): each wanted word counts with its best match in the candidate. */
function likeness(wanted: string[], candidate: string[]): number {
	if (wanted.length === 0 || candidate.length === 0) {
		return 0;
	}

	const best = wanted.map((word) =>
		Math.max(...candidate.map((other) => 1 - editDistance(word, other) / Math.max(word.length, other.length))),
	);
	const sum = best.filter((score) => score >= 0.6).reduce((total, score) => total + score, 0);
	return (2 * sum) / (wanted.length + candidate.length);
}

/** The pages whose address or title is most like a path that does not exist, best first. Pages unlike it are left out. */
export function nearestPages<T extends {path: string; title: string}>(path: string, pages: readonly T[], limit = 5): T[] {
	const wanted = words(path);
	const last = words(path.split('/').filter(Boolean).at(-1) ?? '');
	return pages
		.map((page) => {
			const pageLast = words(page.path.split('/').at(-1) ?? '');
			const score = likeness(wanted, words(page.path)) + 2 * Math.max(likeness(last, pageLast), likeness(last, words(page.title)));
			return {page, score};
		})
		.filter(({score}) => score > 0.9)
		.sort((a, b) => b.score - a.score || a.page.path.length - b.page.path.length)
		.slice(0, limit)
		.map(({page}) => page);
}
