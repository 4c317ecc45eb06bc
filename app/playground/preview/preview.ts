import type {Media} from '../compile/media';
import type {Failure, FromFrame, Settings} from '../frame/messages';
import type {Abilities} from '../render/formats';
import type {SchemaField} from '../schema-fields';
import {watchArrival} from './arrival';
import {guardFocus} from './focus-guard';
import type {RemotePlayer} from './remote-player';
import {createRenderRequests, type RenderRequest} from './render-requests';
import {createRuns, type Run} from './runs';
import {openSession, type Session} from './session';

export type PreviewEvents = {
	/** A version has drawn its first frame. */
	onDrawn: (version: number) => void;
	onFailed: (version: number, revision: number, failure: Failure) => void;
	/** The fields of the video's schema; null without one. */
	onSchema: (version: number, fields: SchemaField[] | null) => void;
	/** The frame's code doesn't arrive, or has arrived after all. */
	onLate: (isLate: boolean) => void;
	/** Called with a player when the first frame is drawn, and with null when the sandbox closes. */
	onPlayer: (player: RemotePlayer | null) => void;
};

export type Preview = {
	/** Which formats can be rendered here, with notes on them. */
	findAbilities(): Promise<Abilities>;
	/** Renders what runs to a file; resolves with its bytes. Rejects when canceled or failed. */
	render(request: RenderRequest): Promise<ArrayBuffer>;
	run(run: Run): void;
	/** Changes the size, length or props of what runs. */
	set(settings: Settings): void;
	dispose(): void;
};

/** Milliseconds until the browser has ended the process of a frame that hung; a new frame would join it sooner. */
const AFTER_STUCK = 3000;

const NO_MEDIA: Media = {isThere: false, isHeard: false};

const STUCK = 'The video didn’t answer for three seconds and was stopped. Look for a loop or a recursion that doesn’t end.';
const GRABBED = 'The code kept taking the keyboard focus from the page and was stopped.';
const LEFT = 'The code tried to leave the preview and was stopped.';

/**
 * Runs programs in a sandboxed iframe inside `host`, starting at frame `at`. An iframe that hangs or navigates away is replaced by a new
 * one with the last program that drew a frame.
 */
export const createPreview = (host: HTMLElement, at: number, {onDrawn, onFailed, onSchema, onLate, onPlayer}: PreviewEvents): Preview => {
	const runs = createRuns();
	let session: Session | undefined;
	let position = at;
	/** The reader has turned the sound on. */
	let hasSound = false;
	let reopening: ReturnType<typeof setTimeout> | undefined;

	const requests = createRenderRequests(
		(message) => session?.send(message),
		() => !session?.player(),
	);
	const focus = guardFocus(
		(element) => element === session?.frame,
		() => replace(GRABBED),
	);
	const arrival = watchArrival(() => reopen(), onLate);
	const mediaOfRun = (): Media => runs.current()?.program.media ?? NO_MEDIA;

	const runCurrent = (): void => {
		const run = runs.current();
		if (run) {
			session?.run(run);
		}
	};

	const onMessage = (message: FromFrame): void => {
		switch (message.type) {
			case 'drawn':
				runs.drawn(message.version);
				onDrawn(message.version);
				break;
			case 'schema':
				onSchema(message.version, message.fields);
				break;
			case 'failed':
				onFailed(message.version, message.revision, message.failure);
				break;
			case 'focused':
				focus.giveBack();
				break;
			case 'formats':
			case 'progress':
			case 'rendered':
			case 'unrendered':
				requests.handle(message);
				break;
			default:
		}
	};

	const open = (): void => {
		focus.reset();
		session = openSession(
			host,
			{hasSound, at: position},
			{
				onArrived: arrival.arrived,
				onReady: runCurrent,
				onPlayer,
				onStuck: () => replace(STUCK, AFTER_STUCK),
				onLeft: () => replace(LEFT),
				onMessage,
			},
		);
		arrival.opened(session.frame);
	};

	const close = (): void => {
		requests.end();
		clearTimeout(reopening);
		reopening = undefined;
		arrival.cancel();
		position = session?.player()?.getCurrentFrame() ?? position;
		session?.close();
		session = undefined;
		onPlayer(null);
	};

	const reopen = (): void => {
		close();
		open();
	};

	const replace = (message: string, delay = 0): void => {
		close();
		const failed = runs.giveUp();
		if (failed) {
			onFailed(failed.version, failed.settings.revision, {message});
		}

		reopening = setTimeout(() => {
			reopening = undefined;
			if (runs.current()) {
				open();
			}
		}, delay);
	};

	return {
		run(run) {
			runs.begin(run);
			if (session?.isReady()) {
				session.run(run);
			} else if (!session && reopening === undefined) {
				open();
			} else {
				arrival.retry();
			}
		},
		set(settings) {
			if (!runs.set(settings)) {
				return;
			}

			session?.send({type: 'set', settings});
			if (!settings.muted && !hasSound) {
				// An iframe's permissions are fixed when it opens.
				hasSound = true;
				// One that is about to open anyway is waiting for the old process to end.
				if (reopening === undefined) {
					reopen();
				}
			}
		},
		findAbilities: () => requests.findAbilities(mediaOfRun()),
		render: (request) => requests.render(request, mediaOfRun()),
		dispose() {
			focus.stop();
			arrival.stop();
			close();
		},
	};
};
