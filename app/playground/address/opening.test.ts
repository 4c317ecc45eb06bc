import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {openAddress} from './opening';

const json = {headers: {'content-type': 'application/json'}};

beforeEach(() => {
	vi.stubGlobal('window', {localStorage: {getItem: () => null, setItem: vi.fn(), removeItem: vi.fn()}});
});
afterEach(() => vi.unstubAllGlobals());

const answerWith = (response: Response) => vi.stubGlobal('fetch', () => Promise.resolve(response));

test('PLY-01 a video that the site doesn’t have is said to be none', async () => {
	answerWith(new Response('', {status: 404}));
	await expect(openAddress({search: '?demo=nope', hash: ''})).rejects.toThrow('There is no video “nope” on this site.');
});

test.each([
	['a server that fails', () => new Response('busy', {status: 503})],
	['the page of a network that wants a login', () => new Response('<html>', {headers: {'content-type': 'text/html'}})],
])('PLY-01 %s is not taken for a video that doesn’t exist', async (_, response) => {
	answerWith(response());
	await expect(openAddress({search: '?demo=api-spring', hash: ''})).rejects.toThrow('The video “api-spring” could not be loaded');
});

test('PLY-02 the address of a draft that this browser doesn’t have opens no other video', async () => {
	const source = {title: 'First', files: [{name: 'index.tsx', code: ''}], width: 16, height: 16, fps: 30, durationInFrames: 1, props: {}};
	answerWith(new Response(JSON.stringify(source), json));
	await expect(openAddress({search: '?draft=1a2b', hash: ''})).rejects.toThrow('This browser has no draft');
	await expect(openAddress({search: '', hash: ''})).resolves.toMatchObject({key: 'demo:fade-in-title'});
});
