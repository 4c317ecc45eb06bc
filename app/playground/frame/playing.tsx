import type {PlayerRef} from '@remotion/player';
import type {Root} from 'react-dom/client';
import {evaluate, type Video} from './evaluate';
import {toFailure} from './failure';
import type {Failure, Settings, ToFrame} from './messages';
import {loadPackage} from './modules';
import {observed} from './observed';
import {post} from './page';
import {readSchema} from './schema';
import {type Shown, Stage, setVideo} from './stage';

type Version = {
	version: number;
	video: Video;
	/** The video, reporting each frame that was drawn. */
	component: Video;
};

type State = {
	/** The newest version and settings requested. An older version that is still loading is dropped. */
	asked: {version: number; revision: number};
	settings: Settings | undefined;
	/** The version on the stage. */
	current: Version | undefined;
	/** The last version that was drawn. */
	good: Version | undefined;
	/** The newest version, if it failed at its first frame. At another frame or with other settings it may work. */
	suspect: Version | undefined;
	/** The newest version that couldn't be loaded. No setting fixes that. */
	unloadable: {version: number; failure: Failure} | undefined;
	/** The request for which an error outside of rendering was reported. The page only needs the first one. */
	reported: State['asked'] | undefined;
	shown: Shown;
	/** The last frame that was drawn. */
	lastFrame: number;
	player: PlayerRef | null;
	/** Whether the next player plays at once. */
	resume: boolean;
};

export type Playing = {
	/** Loads a version and shows it as soon as it runs. */
	run(request: ToFrame & {type: 'run'}): Promise<void>;
	/** Changes the settings. */
	set(settings: Settings): void;
	play(): void;
	pause(): void;
	seek(frame: number): void;
	/** Reports an error that wasn't thrown while rendering, such as in an event listener or a promise. */
	fail(error: unknown): void;
	/** The current video and its settings. */
	shown(): {video?: Video; settings?: Settings};
	/** Whether the player's element is still in the page. */
	isInPage(): boolean;
};

/** Plays the newest version that works in `root`, and tells the page about it. */
export const createPlaying = (root: Pick<Root, 'render'>): Playing => {
	const state: State = {
		asked: {version: 0, revision: 0},
		settings: undefined,
		current: undefined,
		good: undefined,
		suspect: undefined,
		unloadable: undefined,
		reported: undefined,
		shown: {round: 0, initialFrame: 0},
		lastFrame: 0,
		player: null,
		resume: false,
	};

	const show = (): void => {
		const {current, settings, shown} = state;
		if (current && settings) {
			setVideo(current.component);
			root.render(<Stage shown={shown} settings={settings} onPlayer={onPlayer} onCrash={onCrash} post={post} />);
		}
	};

	/** Shows a version in a new player, which continues like the old one. */
	const showAnew = (version: Version | undefined, initialFrame: number): void => {
		state.current = version;
		state.shown = {round: state.shown.round + 1, initialFrame};
		show();
	};

	const onPlayer = (player: PlayerRef | null): void => {
		state.player = player;
		if (state.resume) {
			player?.play();
		}
	};

	const onDrawn = (version: Version, frame: number): void => {
		state.lastFrame = frame;
		if (state.good !== version) {
			state.good = version;
			post({type: 'drawn', version: version.version});
		}
	};

	const isPlaying = (): boolean => state.player?.isPlaying() ?? false;

	/** Falls back to the last frame that worked: of the previous version, or the previous frame of this one. */
	const onCrash = (error: Error): void => {
		const {current, good, asked, lastFrame} = state;
		if (!current) {
			return;
		}

		post({type: 'failed', version: current.version, revision: asked.revision, failure: toFailure(error)});
		if (current === good) {
			post({type: 'error'});
			// If this version fails again at its last good frame, it has nothing to show.
			state.resume = false;
			state.suspect = undefined;
			state.good = undefined;
		} else {
			state.resume = isPlaying();
			state.suspect = current;
		}

		showAnew(good, lastFrame);
	};

	/** Shows the newest version again, at a different frame or with different settings from those it failed with. */
	const retryAt = (frame: number): void => {
		const {suspect} = state;
		state.resume = isPlaying();
		state.suspect = undefined;
		state.lastFrame = frame;
		showAnew(suspect, frame);
	};

	const fail = (error: unknown): void => {
		const {asked, reported} = state;
		if (reported !== asked) {
			state.reported = asked;
			post({type: 'failed', ...asked, failure: toFailure(error)});
		}
	};

	return {
		async run({version, files, packages, ...given}) {
			state.asked = {version, revision: given.settings.revision};
			try {
				await Promise.all(packages.map(loadPackage));
				const {video: component, exports} = await evaluate(version, files);
				if (state.asked.version !== version) {
					return;
				}

				post({type: 'schema', version, fields: readSchema(exports)});
				const next: Version = {version, video: component, component};
				next.component = observed(component, (frame) => onDrawn(next, frame));
				if (!state.current) {
					state.shown = {...state.shown, initialFrame: given.frame};
					state.lastFrame = given.frame;
				}

				state.suspect = undefined;
				state.current = next;
				state.settings = given.settings;
				show();
			} catch (error) {
				state.unloadable = {version, failure: toFailure(error)};
				post({type: 'failed', version, revision: given.settings.revision, failure: state.unloadable.failure});
			}
		},
		set(settings) {
			const {unloadable, suspect, lastFrame} = state;
			state.settings = settings;
			state.asked = {...state.asked, revision: settings.revision};
			// The page clears its error on each change, so code that couldn't be loaded is reported again.
			if (unloadable?.version === state.asked.version) {
				post({type: 'failed', ...state.asked, failure: unloadable.failure});
			}

			if (suspect) {
				retryAt(lastFrame);
			} else {
				show();
			}
		},
		play: () => state.player?.play(),
		pause: () => state.player?.pause(),
		seek(frame) {
			if (state.suspect) {
				retryAt(frame);
				return;
			}

			state.player?.seekTo(frame);
			// A player that was running may still draw one more frame after it was paused.
			requestAnimationFrame(() => {
				if (state.player && state.player.getCurrentFrame() !== frame) {
					state.player.seekTo(frame);
				}
			});
		},
		fail,
		shown: () => ({video: state.current?.video, settings: state.settings}),
		isInPage: () => !state.player || (state.player.getContainerNode()?.isConnected ?? false),
	};
};
