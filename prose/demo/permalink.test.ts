import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {writePermalink} from './permalink';

vi.mock('./fields', () => ({
	fieldsOf: ({fields}: {fields: object[]}) => fields,
	isChanged: ({value, defaultValue}: {value: number; defaultValue: number}) => value !== defaultValue,
	readValue: ({value}: {value: number}) => value,
}));

const form = (video: string) => ({
	dataset: {controlsOf: video},
	isConnected: true,
	fields: [{name: 'damping', value: 10, defaultValue: 10}],
});
const turn = (target: ReturnType<typeof form>, value: number): void => {
	target.fields[0]!.value = value;
	writePermalink(target as never);
};

const location = {href: ''};
const replaceState = vi.fn((_state: unknown, _title: string, url: URL) => {
	location.href = url.href;
});
beforeEach(() => {
	vi.useFakeTimers();
	location.href = 'https://videos.example/docs/spring';
	vi.stubGlobal('window', {location, history: {state: null, replaceState}});
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
	replaceState.mockClear();
});

it('LIV-01 the URL follows once the reader has stopped turning, and forgets a value that is turned back', () => {
	const spring = form('spring');
	turn(spring, 20);
	vi.advanceTimersByTime(200);
	turn(spring, 30);
	vi.advanceTimersByTime(200);
	expect(replaceState).not.toHaveBeenCalled();
	vi.advanceTimersByTime(100);
	expect(location.href).toBe('https://videos.example/docs/spring?spring.damping=30');
	turn(spring, 10);
	vi.advanceTimersByTime(300);
	expect(location.href).toBe('https://videos.example/docs/spring');
	expect(replaceState).toHaveBeenCalledTimes(2);
});

it('LIV-01 two demos that are turned at the same time are both in the URL', () => {
	turn(form('spring'), 20);
	turn(form('noise'), 30);
	vi.advanceTimersByTime(300);
	expect(location.href).toBe('https://videos.example/docs/spring?spring.damping=20&noise.damping=30');
});

it('LIV-01 the URL of the next page says nothing of a demo that the reader left meanwhile', () => {
	const spring = form('spring');
	turn(spring, 20);
	spring.isConnected = false;
	location.href = 'https://videos.example/docs/interpolate';
	vi.advanceTimersByTime(300);
	expect(replaceState).not.toHaveBeenCalled();
});
