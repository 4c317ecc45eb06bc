import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {repoDir} from '../base/site-dir';
import {audioOnDemand} from './audio-on-demand';

const source = readFileSync(path.join(repoDir, 'node_modules/remotion/dist/esm/index.mjs'), 'utf8');

test('the toolkit makes an audio context only after a press', () => {
	expect(audioOnDemand(source)).toContain('hasBeenActive) return null;\nreturn new AudioContext({');
});

test('a toolkit that makes it differently stops the build', () => {
	expect(() => audioOnDemand(source.replaceAll('new AudioContext', 'createContext'))).toThrow(/differently than before/);
});
