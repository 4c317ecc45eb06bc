import {availableParallelism} from 'node:os';

/** Runs `work` on every item, a few at a time, so that memory stays bounded on a site of any size. */
export const inParallel = async <Item>(
	items: Iterable<Item> | AsyncIterable<Item>,
	work: (item: Item) => Promise<void>,
	atOnce = availableParallelism(),
): Promise<void> => {
	const iterator = Symbol.asyncIterator in items ? items[Symbol.asyncIterator]() : items[Symbol.iterator]();
	const runner = async () => {
		for (let next = await iterator.next(); !next.done; next = await iterator.next()) {
			await work(next.value);
		}
	};
	await Promise.all(Array.from({length: atOnce}, runner));
};
