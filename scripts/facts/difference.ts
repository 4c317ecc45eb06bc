import type {FactsFiles} from './generate';

/** The first line in which committed facts differ from fresh ones, as `facts/file:line`; undefined when they are the same. */
export const firstDifference = (committed: FactsFiles, fresh: FactsFiles): string | undefined => {
	for (const file of [...new Set([...committed.keys(), ...fresh.keys()])].sort()) {
		const [before, after] = [committed.get(file), fresh.get(file)];
		if (before === undefined || after === undefined) {
			return `facts/${file}:1 ${before === undefined ? 'is missing' : 'belongs to nothing that is installed'}`;
		}

		const [old, now] = [before.split('\n'), after.split('\n')];
		const line = now.findIndex((text, index) => text !== old[index]);
		const at = line === -1 && old.length !== now.length ? now.length : line;
		if (at !== -1) {
			return `facts/${file}:${at + 1} expected ${(now[at] ?? 'the end').trim()}, found ${(old[at] ?? 'the end').trim()}`;
		}
	}

	return undefined;
};
