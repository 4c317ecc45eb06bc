import type {PlayerRef} from '@remotion/player';
import {createRoot} from 'react-dom/client';
import {setAssets} from './assets';
import {evaluate, type Video} from './evaluate';
import {toFailure} from './failure';
import type {Font, FromFrame, Settings, ToFrame} from './messages';
import {loadPackage} from './modules';
import {cancelRender, postFormats, render} from './rendering';
import {readSchema} from './schema';
import {observed, type Shown, Stage, setVideo} from './stage';

// Opened by itself, this page has the site's origin: it must not run code that others send.
if (self.origin !== 'null' || window.parent === window) {
	throw new Error('This page runs only in the sandboxed frame of the playground.');
}

// The one way to other hosts that a policy does not close.
for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection', 'RTCDataChannel']) {
	Reflect.deleteProperty(globalThis, name);
}

// The renderer reads settings of its own from a storage, which throws in a sandbox.
Object.defineProperty(globalThis, 'localStorage', {value: {getItem: () => null, setItem: () => {}, removeItem: () => {}}});

// Kept here: code could put something else into its place.
const page = window.parent;
const post = (message: FromFrame, transfer: Transferable[] = []): void => page.postMessage(message, '*', transfer);

// First in line, so that no listener of the video ever hears a key.
for (const name of ['keydown', 'keypress', 'keyup', 'beforeinput', 'input', 'paste'] as const) {
	window.addEventListener(
		name,
		(event) => {
			event.stopImmediatePropagation();
			event.preventDefault();
		},
		{capture: true},
	);
}

window.addEventListener('focus', () => post({type: 'focused'}), {capture: true});

type Version = {
	version: number;
	/** The video, and what tells that it was drawn. */
	video: Video;
	component: Video;
};

const NOTHING_RUNS = 'the video stopped with an error. Fix it, then save again.';

const root = createRoot(document.getElementById('stage') as HTMLElement);
let settings: Settings | undefined;
let current: Version | undefined;
let good: Version | undefined;
/** The newest version, when it failed at the first frame that was asked of it: at another one, or with other settings, it may be right. */
let suspect: Version | undefined;
/** The newest version that was asked for: an older one that is still being loaded is dropped. */
let wanted = 0;
let round = 0;
let initialFrame = 0;
let lastFrame = 0;
let player: PlayerRef | null = null;
let resume = false;

const show = (): void => {
	if (current && settings) {
		setVideo(current.component);
		const shown: Shown = {round, initialFrame};
		root.render(<Stage shown={shown} settings={settings} onPlayer={onPlayer} onCrash={onCrash} post={post} />);
	}
};

const onPlayer = (next: PlayerRef | null): void => {
	player = next;
	if (resume) {
		player?.play();
	}
};

const onDrawn = (version: Version, frame: number): void => {
	lastFrame = frame;
	if (good !== version) {
		good = version;
		post({type: 'drawn', version: version.version});
	}
};

/** The last picture that was right comes back: that of the version before, or of the frame before. */
const onCrash = (error: Error): void => {
	if (!current) {
		return;
	}

	post({type: 'failed', version: current.version, failure: toFailure(error)});
	const isNew = good !== current;
	resume = isNew && (player?.isPlaying() ?? false);
	initialFrame = lastFrame;
	round++;
	if (!isNew) {
		post({type: 'ended'});
	}

	suspect = isNew ? current : undefined;
	current = good;
	// A version that failed at its last good frame, too, has nothing to show.
	good = isNew ? good : undefined;
	show();
};

const run = async ({version, files, packages, ...given}: ToFrame & {type: 'run'}): Promise<void> => {
	wanted = version;
	try {
		await Promise.all(packages.map(loadPackage));
		const {video: component, exports} = await evaluate(version, files);
		if (wanted !== version) {
			return;
		}

		post({type: 'schema', version, fields: readSchema(exports)});
		const next: Version = {version, video: component, component};
		next.component = observed(component, (frame) => onDrawn(next, frame));
		if (!current) {
			initialFrame = given.frame;
			lastFrame = given.frame;
		}

		suspect = undefined;
		current = next;
		settings = given.settings;
		show();
	} catch (error) {
		post({type: 'failed', version, failure: toFailure(error)});
	}
};

let fonts: Font[] = [];

const addFonts = (given: Font[]): void => {
	fonts = given;
	for (const {family, weight, data} of fonts) {
		document.fonts.add(new FontFace(family, data, {weight}));
	}
};

window.addEventListener('message', ({source, data}: MessageEvent<ToFrame>) => {
	if (source !== page) {
		return;
	}

	switch (data.type) {
		case 'fonts':
			addFonts(data.fonts);
			break;
		case 'assets':
			setAssets(data.assets);
			break;
		case 'run':
			void run(data);
			break;
		case 'set':
			settings = data.settings;
			if (suspect) {
				retryAt(lastFrame);
			} else {
				show();
			}

			break;
		case 'play':
			player?.play();
			break;
		case 'pause':
			player?.pause();
			break;
		case 'seek':
			seek(data.frame);
			break;
		case 'formats':
			if (settings) {
				void postFormats(settings, data.isHeard, post);
			}

			break;
		case 'render':
			if (settings && current) {
				void render(data, current.video, settings, fonts, post);
			} else {
				post({type: 'unrendered', id: data.id, failure: {message: NOTHING_RUNS}});
			}

			break;
		case 'cancel':
			cancelRender();
			break;
		case 'ping':
			post({type: 'pong'});
			break;
	}
});

/** Shows the newest version again, at another frame or with other settings than those with which it failed. */
const retryAt = (frame: number): void => {
	resume = player?.isPlaying() ?? false;
	current = suspect;
	suspect = undefined;
	initialFrame = frame;
	lastFrame = frame;
	round++;
	show();
};

/** A player that was running may still draw one more frame after it was paused. */
const seek = (frame: number): void => {
	if (suspect) {
		retryAt(frame);
		return;
	}

	player?.seekTo(frame);
	requestAnimationFrame(() => {
		if (player && player.getCurrentFrame() !== frame) {
			player.seekTo(frame);
		}
	});
};

const fail = (error: unknown): void => post({type: 'failed', version: wanted, failure: toFailure(error)});
window.addEventListener('error', ({error, message}) => fail(error ?? message));
window.addEventListener('unhandledrejection', ({reason}) => fail(reason));

post({type: 'ready'});
