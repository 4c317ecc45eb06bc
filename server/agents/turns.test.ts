import {setImmediate as nextTurn} from 'node:timers/promises';
import {expect, it} from 'vitest';
import {createTurns} from './turns';

it('AGT-03 work of a batch runs in its order, with turns of others in between', async () => {
	const inTurn = createTurns();
	const order: (number | string)[] = [];
	let isDone = false;
	const others = (async () => {
		while (!isDone) {
			await nextTurn();
			order.push('other');
		}
	})();
	await Promise.all([1, 2, 3].map((item) => inTurn(async () => order.push(item))));
	isDone = true;
	await others;
	expect(order.filter((item) => item !== 'other')).toEqual([1, 2, 3]);
	expect(order.slice(order.indexOf(1), order.indexOf(2))).toContain('other');
	expect(order.slice(order.indexOf(2), order.indexOf(3))).toContain('other');
});

it('AGT-03 work that fails fails alone', async () => {
	const inTurn = createTurns();
	const broken = inTurn(() => Promise.reject(new Error('broken')));
	const whole = inTurn(async () => 'whole');
	await expect(broken).rejects.toThrow('broken');
	await expect(whole).resolves.toBe('whole');
});
