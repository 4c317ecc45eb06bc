import type {PlayerRef} from '@remotion/player';
import {createRoot} from 'react-dom/client';
import {evaluate, type Video} from './evaluate';
import {toFailure} from './failure';
import type {Failure, Settings, ToFrame} from './messages';
import {loadPackage} from './modules';
import {post} from './page';
import {readSchema} from './schema';
import {observed, type Shown, Stage, setVideo} from './stage';

type Version = {
	version: number;
	video: Video;
	/** The video, reporting each frame that was drawn. */
	component: Video;
};

const root = createRoot(document.getElementById('stage') as HTMLElement);
let settings: Settings | undefined;
let current: Version | undefined;
let good: Version | undefined;
/** The newest version, if it failed at its first frame. At another frame or with other settings it may work. */
let suspect: Version | undefined;
/** The newest version that couldn't be loaded. No setting fixes that. */
let unloadable: {version: number; failure: Failure} | undefined;
/** The newest version and settings requested. An older version that is still loading is dropped. */
const asked = {version: 0, revision: 0};
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

/** Falls back to the last frame that worked: of the previous version, or the previous frame of this one. */
const onCrash = (error: Error): void => {
	if (!current) {
		return;
	}

	post({type: 'failed', version: current.version, revision: asked.revision, failure: toFailure(error)});
	const isNew = good !== current;
	resume = isNew && (player?.isPlaying() ?? false);
	initialFrame = lastFrame;
	round++;
	if (!isNew) {
		post({type: 'ended'});
	}

	suspect = isNew ? current : undefined;
	current = good;
	// If this version fails again at its last good frame, it has nothing to show.
	good = isNew ? good : undefined;
	show();
};

/** Shows the newest version again, at a different frame or with different settings from those it failed with. */
const retryAt = (frame: number): void => {
	resume = player?.isPlaying() ?? false;
	current = suspect;
	suspect = undefined;
	initialFrame = frame;
	lastFrame = frame;
	round++;
	show();
};

/** Loads a version and shows it as soon as it runs. */
export const run = async ({version, files, packages, ...given}: ToFrame & {type: 'run'}): Promise<void> => {
	asked.version = version;
	asked.revision = given.settings.revision;
	try {
		await Promise.all(packages.map(loadPackage));
		const {video: component, exports} = await evaluate(version, files);
		if (asked.version !== version) {
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
		unloadable = {version, failure: toFailure(error)};
		post({type: 'failed', version, revision: given.settings.revision, failure: unloadable.failure});
	}
};

/** Changes the settings. The page clears its error on each change, so code that couldn't be loaded is reported again. */
export const set = (next: Settings): void => {
	settings = next;
	asked.revision = next.revision;
	if (unloadable?.version === asked.version) {
		post({type: 'failed', ...asked, failure: unloadable.failure});
	}

	if (suspect) {
		retryAt(lastFrame);
	} else {
		show();
	}
};

export const play = (): void => player?.play();
export const pause = (): void => player?.pause();

export const seek = (frame: number): void => {
	if (suspect) {
		retryAt(frame);
		return;
	}

	player?.seekTo(frame);
	// A player that was running may still draw one more frame after it was paused.
	requestAnimationFrame(() => {
		if (player && player.getCurrentFrame() !== frame) {
			player.seekTo(frame);
		}
	});
};

/** Reports an error that wasn't thrown while rendering, such as in an event listener or a promise. */
export const fail = (error: unknown): void => post({type: 'failed', ...asked, failure: toFailure(error)});

/** The current video and its settings. */
export const playing = (): {video?: Video; settings?: Settings} => ({video: current?.video, settings});
