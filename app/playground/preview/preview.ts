import type {Asset} from '../assets/assets';
import type {Program} from '../compile/compile';
import type {Media} from '../compile/media';
import {type Failure, readFromFrame, type Settings, type ToFrame} from '../frame/messages';
import type {Abilities} from '../render/formats';
import type {SchemaField} from '../schema-fields';
import {watchArrival} from './arrival';
import {guardFocus} from './focus-guard';
import {loadFrameFonts} from './frame-fonts';
import {RemotePlayer} from './remote-player';
import {createRenderRequests, type RenderRequest} from './render-requests';
import {openSandbox} from './sandbox';
import {type Watchdog, watch} from './watchdog';

export type Run = {version: number; program: Program; settings: Settings; assets: readonly Asset[]};

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

const mediaOf = (run: Run | undefined): Media => run?.program.media ?? {isThere: false, isHeard: false};

const STUCK = 'The video didn’t answer for three seconds and was stopped. Look for a loop or a recursion that doesn’t end.';
const GRABBED = 'The code kept taking the keyboard focus from the page and was stopped.';
const LEFT = 'The code tried to leave the preview and was stopped.';

/**
 * Runs programs in a sandboxed iframe inside `host`, starting at frame `at`. An iframe that hangs or navigates away is replaced by a new
 * one with the last program that drew a frame.
 */
export const createPreview = (host: HTMLElement, at: number, {onDrawn, onFailed, onSchema, onLate, onPlayer}: PreviewEvents): Preview => {
	let frame: HTMLIFrameElement | undefined;
	let watchdog: Watchdog | undefined;
	let player: RemotePlayer | undefined;
	let ready = false;
	let last: Run | undefined;
	let good: Run | undefined;
	let position = at;
	/** The files that the frame has. */
	let given: readonly Asset[] = [];
	/** The reader has turned the sound on. */
	let hasSound = false;
	let reopening: ReturnType<typeof setTimeout> | undefined;

	const send = (message: ToFrame): void => frame?.contentWindow?.postMessage(message, '*');
	const requests = createRenderRequests(send, () => player === undefined);
	const focus = guardFocus(
		(element) => element === frame,
		() => replace(GRABBED),
	);
	const arrival = watchArrival(() => reopen(), onLate);

	const start = ({version, program, settings, assets}: Run): void => {
		if (assets !== given) {
			given = assets;
			send({type: 'assets', assets});
		}

		send({type: 'run', version, files: program.files, packages: program.packages, settings, frame: position});
	};

	const forgetPlayer = (): void => {
		position = player?.getCurrentFrame() ?? position;
		player = undefined;
		onPlayer(null);
	};

	const close = (): void => {
		requests.end();
		clearTimeout(reopening);
		reopening = undefined;
		arrival.cancel();
		watchdog?.stop();
		watchdog = undefined;
		frame?.remove();
		frame = undefined;
		given = [];
		ready = false;
		forgetPlayer();
	};

	const replace = (message: string, delay = 0): void => {
		const failed = last;
		close();
		if (failed) {
			onFailed(failed.version, failed.settings.revision, {message});
		}

		// What has hung once would hang again.
		last = good === failed ? undefined : good;
		good = undefined;
		reopening = setTimeout(() => {
			reopening = undefined;
			if (last) {
				open();
			}
		}, delay);
	};

	const open = (): void => {
		focus.reset();
		frame = openSandbox(host, {hasSound, onLeft: () => replace(LEFT)});
		arrival.opened(frame);
	};

	const reopen = (): void => {
		close();
		open();
	};

	const onReady = async (): Promise<void> => {
		const current = frame;
		arrival.arrived();
		const loaded = await loadFrameFonts();
		if (frame !== current) {
			return;
		}

		ready = true;
		send({type: 'fonts', fonts: loaded});
		watchdog = watch(
			() => send({type: 'ping'}),
			() => replace(STUCK, AFTER_STUCK),
		);
		if (last) {
			start(last);
		}
	};

	const onMessage = ({source, data}: MessageEvent): void => {
		if (!frame || source !== frame.contentWindow) {
			return;
		}

		const message = readFromFrame(data);
		watchdog?.answered();
		if (!message) {
			return;
		}

		switch (message.type) {
			case 'ready':
				if (!ready) {
					void onReady();
				}

				break;
			case 'drawn':
				if (last?.version === message.version) {
					good = last;
				}

				if (!player) {
					player = new RemotePlayer(send, position);
					onPlayer(player);
				}

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
				player?.handle(message);
		}
	};

	window.addEventListener('message', onMessage);
	return {
		run(run) {
			last = run;
			if (ready) {
				start(run);
			} else if (!frame && reopening === undefined) {
				open();
			} else {
				arrival.retry();
			}
		},
		set(settings) {
			if (last) {
				last = {...last, settings};
				good = good?.version === last.version ? last : good;
				send({type: 'set', settings});
				if (!settings.muted && !hasSound) {
					// An iframe's permissions are fixed when it opens.
					hasSound = true;
					// One that is about to open anyway is waiting for the old process to end.
					if (reopening === undefined) {
						reopen();
					}
				}
			}
		},
		findAbilities: () => requests.findAbilities(mediaOf(last)),
		render: (request) => requests.render(request, mediaOf(last)),
		dispose() {
			window.removeEventListener('message', onMessage);
			focus.stop();
			arrival.stop();
			close();
		},
	};
};
