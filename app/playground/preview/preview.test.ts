import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import type {FromFrame, Settings, ToFrame} from '../frame/messages';
import {createPreview} from './preview';
import type {Run} from './runs';

/** The frames that were opened, with what they were told. */
let frames: {
	contentWindow: {postMessage: (message: ToFrame) => void};
	sent: ToFrame[];
	hasSound: boolean;
	isGone: boolean;
	leave: () => void;
}[];

vi.mock(import('./sandbox'), () => ({
	openSandbox: (_, {hasSound, onLeft}) => {
		const sent: ToFrame[] = [];
		const frame = {
			...{sent, hasSound, isGone: false, leave: onLeft, addEventListener: () => {}, removeEventListener: () => {}},
			contentWindow: {postMessage: (message: ToFrame) => sent.push(message)},
			remove: () => {
				frame.isGone = true;
			},
		};
		frames.push(frame);
		return frame as never;
	},
}));
vi.mock(import('./frame-fonts'), () => ({loadFrameFonts: async () => []}));

const listeners = new Set<(event: unknown) => void>();
const say = (message: FromFrame, frame = frames.at(-1)!): void => {
	for (const listener of [...listeners]) {
		listener({source: frame.contentWindow, data: message});
	}
};

/** As the newest frame begins. */
const arrive = async (): Promise<void> => {
	say({type: 'ready'});
	await vi.advanceTimersByTimeAsync(0);
};

const events = {onDrawn: vi.fn(), onFailed: vi.fn(), onSchema: vi.fn(), onLate: vi.fn(), onPlayer: vi.fn()};
const settings = {revision: 1, muted: true} as Settings;
const assets: Run['assets'] = [];
const run = (version: number): Run => ({version, program: {files: [], packages: [], media: {}}, settings, assets}) as unknown as Run;
const typesOf = (frame = frames.at(-1)!): string[] => frame.sent.map(({type}) => type).filter((type) => type !== 'ping');
const open = () => createPreview({} as HTMLElement, 12, events);

beforeEach(() => {
	frames = [];
	listeners.clear();
	vi.clearAllMocks();
	vi.useFakeTimers();
	vi.stubGlobal('window', {
		addEventListener: (type: string, listener: (event: unknown) => void) => type === 'message' && listeners.add(listener),
		removeEventListener: (_: string, listener: (event: unknown) => void) => listeners.delete(listener),
	});
	vi.stubGlobal('document', {visibilityState: 'visible', addEventListener: () => {}, removeEventListener: () => {}});
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

test('PLY-01 a program waits for the code and the fonts of its frame', async () => {
	const preview = open();
	preview.run(run(1));
	expect(typesOf()).toEqual([]);
	await arrive();
	expect(typesOf()).toEqual(['fonts', 'assets', 'run']);
	say({type: 'drawn', version: 1});
	expect(events.onPlayer).toHaveBeenCalledOnce();
	expect(events.onDrawn).toHaveBeenCalledWith(1);
	preview.run(run(2));
	expect(typesOf()).toEqual(['fonts', 'assets', 'run', 'run']);
	preview.dispose();
	expect(frames[0]!.isGone).toBe(true);
	expect(events.onPlayer).toHaveBeenLastCalledWith(null);
	expect(listeners.size).toBe(0);
});

test('PLY-01 a frame that hangs is replaced by one with the last version that drew', async () => {
	const preview = open();
	preview.run(run(1));
	await arrive();
	say({type: 'drawn', version: 1});
	say({type: 'frameupdate', frame: 40});
	preview.run(run(2));
	await vi.advanceTimersByTimeAsync(8000);
	expect(events.onFailed).toHaveBeenCalledWith(2, 1, {message: expect.stringContaining('for six seconds')});
	expect(frames).toHaveLength(1);
	await vi.advanceTimersByTimeAsync(3000);
	await arrive();
	expect(frames[1]!.sent.find(({type}) => type === 'run')).toMatchObject({version: 1, frame: 40});
	preview.dispose();
});

test('PLY-02 code that leaves after it has drawn is not run again', async () => {
	const preview = open();
	preview.run(run(1));
	await arrive();
	say({type: 'drawn', version: 1});
	frames[0]!.leave();
	await vi.advanceTimersByTimeAsync(10_000);
	expect(events.onFailed).toHaveBeenCalledWith(1, 1, {message: expect.stringContaining('tried to leave')});
	expect(frames).toHaveLength(1);
	say({type: 'drawn', version: 1}, frames[0]);
	expect(events.onDrawn).toHaveBeenCalledOnce();
	preview.run(run(2));
	expect(frames).toHaveLength(2);
	preview.dispose();
});

test('PLY-02 code that floods the page with messages is stopped, and not run again', async () => {
	const preview = open();
	preview.run(run(1));
	await arrive();
	say({type: 'drawn', version: 1});
	for (let round = 0; round < 10; round++) {
		for (let times = 0; times < 250; times++) {
			say({type: 'pong'});
		}
		await vi.advanceTimersByTimeAsync(500);
	}
	expect(events.onFailed).not.toHaveBeenCalled();

	for (let times = 0; times < 1000; times++) {
		say({type: 'pong'}, frames[0]);
	}
	expect(events.onFailed).toHaveBeenCalledExactlyOnceWith(1, 1, {message: expect.stringContaining('too many messages')});
	expect(frames[0]!.isGone).toBe(true);
	await vi.advanceTimersByTimeAsync(10_000);
	expect(frames).toHaveLength(1);
	preview.dispose();
});

test('PLY-02 a frame that earlier code has damaged is replaced by one with the newest version, once', async () => {
	const preview = open();
	preview.run(run(1));
	await arrive();
	say({type: 'drawn', version: 1});
	say({type: 'damaged'});
	expect(frames).toHaveLength(1);
	preview.run(run(2));
	say({type: 'damaged'});
	expect(frames.map(({isGone}) => isGone)).toEqual([true, false]);
	await arrive();
	expect(frames[1]!.sent.find(({type}) => type === 'run')).toMatchObject({version: 2});
	say({type: 'damaged'});
	expect(frames).toHaveLength(2);
	expect(events.onFailed).not.toHaveBeenCalled();
	preview.dispose();
});

test('a frame opens again with sound when the reader turns it on, once', async () => {
	const preview = open();
	preview.run(run(1));
	await arrive();
	preview.set({...settings, muted: false});
	preview.set({...settings, muted: false});
	expect(frames.map(({hasSound}) => hasSound)).toEqual([false, true]);
	await arrive();
	expect(frames[1]!.sent.find(({type}) => type === 'run')).toMatchObject({version: 1, settings: {muted: false}});
	preview.dispose();
});

test('a frame that says twice that it is ready begins once', async () => {
	const preview = open();
	preview.run(run(1));
	say({type: 'ready'});
	await arrive();
	expect(typesOf()).toEqual(['fonts', 'assets', 'run']);
	preview.dispose();
});
