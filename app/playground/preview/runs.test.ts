import {expect, it} from 'vitest';
import type {Settings} from '../frame/messages';
import {createRuns, type Run} from './runs';

const run = (version: number): Run => ({version, program: {}, settings: {revision: 0}, assets: []}) as unknown as Run;

it('goes back to the last version that drew a frame', () => {
	const runs = createRuns();
	runs.begin(run(1));
	runs.drawn(1);
	runs.begin(run(2));
	expect(runs.giveUp()?.version).toBe(2);
	expect(runs.current()?.version).toBe(1);
});

it('does not run again what hangs after it has drawn a frame', () => {
	const runs = createRuns();
	runs.begin(run(1));
	runs.drawn(1);
	expect(runs.giveUp()?.version).toBe(1);
	expect(runs.current()).toBeUndefined();
});

it('nor with settings that were changed in between', () => {
	const runs = createRuns();
	runs.begin(run(1));
	runs.drawn(1);
	expect(runs.set({revision: 1} as Settings)).toBe(true);
	expect(runs.giveUp()?.settings.revision).toBe(1);
	expect(runs.current()).toBeUndefined();
});

it('a frame that an older version has drawn says nothing of the one that runs', () => {
	const runs = createRuns();
	runs.begin(run(1));
	runs.begin(run(2));
	runs.drawn(1);
	runs.giveUp();
	expect(runs.current()).toBeUndefined();
});

it('has no settings to change before something runs', () => {
	expect(createRuns().set({revision: 1} as Settings)).toBe(false);
});
