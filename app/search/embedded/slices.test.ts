import {expect, it} from 'vitest';
import {inSlices} from './slices';

const work = (ms: number): void => {
	const until = performance.now() + ms;
	while (performance.now() < until) {
		// Busy, as an index in the making is.
	}
};

it('SRC-09 a message that comes during long work is answered before its end', async () => {
	const order: unknown[] = [];
	const {port1, port2} = new MessageChannel();
	port1.addEventListener('message', ({data}) => order.push(data));
	port1.start();
	await inSlices([1, 2, 3, 4], (item) => {
		order.push(item);
		if (item === 1) {
			port2.postMessage('asked');
		}

		work(12);
	});
	port1.close();
	expect(order).toHaveLength(5);
	expect(order.slice(0, 4)).toContain('asked');
});

it('SRC-09 work is done in its order, each with its place', async () => {
	const done: [string, number][] = [];
	await inSlices('abc', (item, index) => done.push([item, index]));
	expect(done).toEqual([
		['a', 0],
		['b', 1],
		['c', 2],
	]);
});

it('SRC-09 an error in the work is the error of the whole', async () => {
	await expect(
		inSlices([1], () => {
			throw new Error('broken');
		}),
	).rejects.toThrow('broken');
});
