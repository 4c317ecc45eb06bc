import type {Asset} from '../assets/assets';
import {type FromFrame, readFromFrame, type ToFrame} from '../frame/messages';
import {loadFrameFonts} from './frame-fonts';
import {RemotePlayer} from './remote-player';
import type {Run} from './runs';
import {openSandbox} from './sandbox';
import {type Watchdog, watch} from './watchdog';

export type SessionEvents = {
	/** Called when the iframe's code has loaded. */
	onArrived: () => void;
	/** Called when it also has its fonts, and can run a program. */
	onReady: () => void;
	/** Called once, after the first frame. */
	onPlayer: (player: RemotePlayer) => void;
	/** Called when the code doesn't respond any more. */
	onStuck: () => void;
	/** Called when the code sends so many messages that the page would stop responding. */
	onFlood: () => void;
	/** Called when earlier code has damaged the iframe, so that it can't run the current program. */
	onDamaged: () => void;
	/** Called when the code has navigated away. */
	onLeft: () => void;
	onMessage: (message: FromFrame) => void;
};

/** One sandboxed iframe, from opening to closing. */
export type Session = {
	frame: HTMLIFrameElement;
	isReady(): boolean;
	/** The player; undefined before the first frame. */
	player(): RemotePlayer | undefined;
	send(message: ToFrame): void;
	run(run: Run): void;
	close(): void;
};

/** Opens an iframe in `host` whose player starts at frame `at`. */
export const openSession = (
	host: HTMLElement,
	{hasSound, at}: {hasSound: boolean; at: number},
	{onArrived, onReady, onPlayer, onStuck, onFlood, onDamaged, onLeft, onMessage}: SessionEvents,
): Session => {
	const frame = openSandbox(host, {hasSound, onLeft});
	let state: 'opening' | 'arrived' | 'ready' | 'closed' = 'opening';
	let watchdog: Watchdog | undefined;
	let player: RemotePlayer | undefined;
	/** How many programs the iframe has run. */
	let runs = 0;
	/** The files that the iframe has. */
	let given: readonly Asset[] = [];

	const send = (message: ToFrame): void => frame.contentWindow?.postMessage(message, '*');

	const arrive = async (): Promise<void> => {
		state = 'arrived';
		onArrived();
		const fonts = await loadFrameFonts();
		if (state === 'arrived') {
			state = 'ready';
			send({type: 'fonts', fonts});
			watchdog = watch(() => send({type: 'ping'}), {onStuck, onFlood});
			onReady();
		}
	};

	const onWindowMessage = ({source, data}: MessageEvent): void => {
		if (source !== frame.contentWindow) {
			return;
		}

		watchdog?.answered();
		if (state === 'closed') {
			return;
		}

		const message = readFromFrame(data);
		if (message?.type === 'ready' && state === 'opening') {
			void arrive();
		} else if (message?.type === 'damaged') {
			// Code can say that, too. In an iframe's first program, nothing ran before, so iframes never follow each other without end.
			if (runs > 1) {
				onDamaged();
			}
		} else if (message) {
			if (message.type === 'drawn' && !player) {
				player = new RemotePlayer(send, at);
				onPlayer(player);
			}

			player?.handle(message);
			onMessage(message);
		}
	};

	window.addEventListener('message', onWindowMessage);
	return {
		frame,
		isReady: () => state === 'ready',
		player: () => player,
		send,
		run({version, program: {files, packages}, settings, assets}) {
			if (assets !== given) {
				given = assets;
				send({type: 'assets', assets});
			}

			runs++;
			send({type: 'run', version, files, packages, settings, frame: at});
		},
		close() {
			state = 'closed';
			window.removeEventListener('message', onWindowMessage);
			watchdog?.stop();
			frame.remove();
		},
	};
};
