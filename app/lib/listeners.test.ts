import {expect, test, vi} from 'vitest';
import {createListeners} from './listeners';

test('listeners hear of each change until their subscription ends', () => {
	const {subscribe, notify} = createListeners();
	const listener = vi.fn();
	const end = subscribe(listener);
	notify();
	end();
	notify();
	expect(listener).toHaveBeenCalledOnce();
});

test('a listener that ends its own subscription keeps none of the others from hearing', () => {
	const {subscribe, notify} = createListeners();
	const other = vi.fn();
	const end = subscribe(() => end());
	subscribe(other);
	notify();
	expect(other).toHaveBeenCalledOnce();
});
