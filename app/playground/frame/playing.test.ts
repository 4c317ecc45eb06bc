import {expect, test, vi} from 'vitest';
import type {FromFrame, Settings} from './messages';

const posted = vi.hoisted((): FromFrame[] => []);
vi.mock('./page', () => ({post: (message: FromFrame) => posted.push(message)}));
vi.mock('./evaluate', () => ({evaluate: () => Promise.reject(new Error('while loading'))}));
vi.mock('./modules', () => ({loadPackage: () => Promise.resolve()}));
vi.mock('./schema', () => ({readSchema: () => null}));
vi.mock('./observed', () => ({observed: vi.fn()}));
vi.mock('./stage', () => ({setVideo: vi.fn(), Stage: vi.fn()}));

test('code that can’t be loaded is reported again with each change of the settings', async () => {
	const {createPlaying} = await import('./playing');
	const {run, set} = createPlaying({render: () => {}});
	const settings = (revision: number) => ({revision}) as Settings;
	await run({type: 'run', version: 1, files: [], packages: [], settings: settings(0), frame: 0});
	set(settings(1));
	expect(posted).toEqual([
		{type: 'failed', version: 1, revision: 0, failure: expect.objectContaining({message: 'while loading'})},
		{type: 'failed', version: 1, revision: 1, failure: expect.objectContaining({message: 'while loading'})},
	]);
});
