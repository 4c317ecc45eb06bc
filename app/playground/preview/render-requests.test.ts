import {expect, it, vi} from 'vitest';
import type {ToFrame} from '../frame/messages';
import {createRenderRequests} from './render-requests';

const media = {isHeard: false} as never;

const start = () => {
	const sent: ToFrame[] = [];
	const requests = createRenderRequests(
		(message) => sent.push(message),
		() => false,
	);
	const render = (signal = new AbortController().signal, onProgress = vi.fn()) =>
		requests.render({format: 'mp4', frame: 0, onProgress, signal}, media);
	return {requests, render, types: () => sent.map(({type}) => type)};
};

it('RND-01 each question about formats is answered, also when the frame goes away', async () => {
	const {requests} = start();
	const first = requests.findAbilities(media);
	const second = requests.findAbilities(media);
	const third = requests.findAbilities(media);
	requests.handle({type: 'formats', refusals: {}, notes: {mp4: 'first'}});
	requests.handle({type: 'formats', refusals: {}, notes: {mp4: 'second'}});
	requests.end();
	expect((await first).notes.mp4).toBe('first');
	expect((await second).notes.mp4).toBe('second');
	expect((await third).refusals.mp4).toBe('The preview was stopped.');
});

it('RND-01 a second render ends the first, whose answers no longer count', async () => {
	const {requests, render, types} = start();
	const first = render();
	const second = render();
	await expect(first).rejects.toThrow('The preview was stopped.');
	expect(types()).toEqual(['pause', 'render', 'cancel', 'pause', 'render']);
	requests.handle({type: 'rendered', id: 1, data: new ArrayBuffer(1)});
	requests.handle({type: 'rendered', id: 2, data: new ArrayBuffer(2)});
	expect((await second).byteLength).toBe(2);
});

it('RND-01 canceling a render that is over leaves the next one alone', async () => {
	const {requests, render, types} = start();
	const stop = new AbortController();
	const first = render(stop.signal);
	requests.handle({type: 'rendered', id: 1, data: new ArrayBuffer(1)});
	await first;
	const second = render();
	stop.abort();
	expect(types()).not.toContain('cancel');
	requests.handle({type: 'rendered', id: 2, data: new ArrayBuffer(2)});
	expect((await second).byteLength).toBe(2);
});

it('RND-01 a render that is canceled rejects at once, and the frame is told', async () => {
	const {render, types} = start();
	const stop = new AbortController();
	const rendering = render(stop.signal);
	stop.abort();
	await expect(rendering).rejects.toThrow('The preview was stopped.');
	expect(types()).toEqual(['pause', 'render', 'cancel']);
});
