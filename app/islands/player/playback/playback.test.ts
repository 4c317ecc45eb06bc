import {expect, test} from 'vitest';
import {type Intent, shouldPlay} from './playback';

const cases: {
	name: string;
	intent: Intent;
	inView?: boolean;
	covered?: boolean;
	tabVisible?: boolean;
	reducedMotion?: boolean;
	plays: boolean;
}[] = [
	{name: 'starts by itself', intent: 'auto', plays: true},
	{name: 'rests when motion is unwanted', intent: 'auto', reducedMotion: true, plays: false},
	{name: 'plays on request although motion is unwanted', intent: 'play', reducedMotion: true, plays: true},
	{name: 'stays paused once paused', intent: 'pause', plays: false},
	{name: 'rests out of view', intent: 'play', inView: false, plays: false},
	{name: 'rests behind a modal dialog', intent: 'play', covered: true, plays: false},
	{name: 'rests in a hidden tab', intent: 'play', tabVisible: false, plays: false},
];

test.each(cases)('a video $name', ({intent, inView = true, covered = false, tabVisible = true, reducedMotion = false, plays}) => {
	expect(shouldPlay(intent, {inView, covered, tabVisible, reducedMotion})).toBe(plays);
});
