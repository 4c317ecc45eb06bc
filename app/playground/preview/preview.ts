import type {Media} from '../compile/media';
import type {Failure, FromFrame, Settings} from '../frame/messages';
import type {Abilities} from '../render/formats';
import type {SchemaField} from '../schema-fields';
import {type FocusGuard, guardFocus} from './focus-guard';
import {keepFrame} from './frame-keeper';
import type {RemotePlayer} from './remote-player';
import {createRenderRequests, type RenderRequest, type RenderRequests} from './render-requests';
import {createRuns, type Run, type Runs} from './runs';

export type PreviewEvents = {
	/** Called when a version has rendered its first frame. */
	onDrawn: (version: number) => void;
	onFailed: (version: number, revision: number, failure: Failure) => void;
	/** Called with the fields of the video's schema; null if it has none. */
	onSchema: (version: number, fields: SchemaField[] | null) => void;
	/** Called when the iframe's code doesn't load, and when it has loaded after all. */
	onLate: (isLate: boolean) => void;
	/** Called with a player after the first frame, and with null when the iframe closes. */
	onPlayer: (player: RemotePlayer | null) => void;
};

export type Preview = {
	/** Which formats can be rendered, with notes. */
	findAbilities(): Promise<Abilities>;
	/** Renders the current program to a file. Resolves with its bytes. Rejects if canceled or failed. */
	render(request: RenderRequest): Promise<ArrayBuffer>;
	run(run: Run): void;
	/** Changes the settings of the current program. */
	set(settings: Settings): void;
	dispose(): void;
};

/** Milliseconds until the browser has ended the process of an iframe that is busy. Until then, a new iframe would share that process. */
const AFTER_BUSY = 3000;

const NO_MEDIA: Media = {isThere: false, isHeard: false};

const STUCK = 'The video didn’t answer for six seconds and was stopped. Look for a loop or a recursion that doesn’t end.';
const GRABBED = 'The code kept taking the keyboard focus from the page and was stopped.';
const FLOODED = 'The code sent the page too many messages and was stopped.';
const LEFT = 'The code tried to leave the preview and was stopped.';

/** Dispatches a message from the iframe. */
const deliver = (
	message: FromFrame,
	{runs, focus, requests}: {runs: Runs; focus: FocusGuard; requests: RenderRequests},
	{onDrawn, onFailed, onSchema}: PreviewEvents,
): void => {
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

/**
 * Runs programs in a sandboxed iframe inside `host`, starting at frame `at`. An iframe that hangs, floods the page with
 * messages or navigates away is replaced with a new one, which runs the last program that worked. One that was damaged by earlier code is
 * replaced, too, and the new one runs the same program.
 */
export const createPreview = (host: HTMLElement, at: number, events: PreviewEvents): Preview => {
	const runs = createRuns();
	const requests = createRenderRequests(
		(message) => keeper.session()?.send(message),
		() => !keeper.session()?.player(),
	);
	const focus = guardFocus(
		(element) => element === keeper.session()?.frame,
		() => replace(GRABBED),
	);
	const keeper = keepFrame(host, at, {
		onOpen: focus.reset,
		onClose: requests.end,
		onReady() {
			const run = runs.current();
			if (run) {
				keeper.session()?.run(run);
			}
		},
		onStuck: () => replace(STUCK, AFTER_BUSY),
		onFlood: () => replace(FLOODED, AFTER_BUSY),
		onLeft: () => replace(LEFT),
		onMessage: (message) => deliver(message, {runs, focus, requests}, events),
		onLate: events.onLate,
		onPlayer: events.onPlayer,
	});

	const replace = (message: string, delay = 0): void => {
		keeper.close();
		const failed = runs.giveUp();
		if (failed) {
			events.onFailed(failed.version, failed.settings.revision, {message});
		}

		keeper.openIn(delay, () => runs.current() !== undefined);
	};
	const mediaOfRun = (): Media => runs.current()?.program.media ?? NO_MEDIA;

	return {
		run(run) {
			runs.begin(run);
			const session = keeper.session();
			if (session?.isReady()) {
				session.run(run);
			} else {
				keeper.ensure();
			}
		},
		set(settings) {
			if (!runs.set(settings)) {
				return;
			}

			keeper.session()?.send({type: 'set', settings});
			if (!settings.muted) {
				keeper.allowSound();
			}
		},
		findAbilities: () => requests.findAbilities(mediaOfRun()),
		render: (request) => requests.render(request, mediaOfRun()),
		dispose() {
			focus.stop();
			keeper.dispose();
		},
	};
};
