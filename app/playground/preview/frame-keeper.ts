import {watchArrival} from './arrival';
import type {RemotePlayer} from './remote-player';
import {openSession, type Session, type SessionEvents} from './session';

type FrameEvents = Omit<SessionEvents, 'onArrived' | 'onDamaged' | 'onPlayer'> & {
	/** Called before an iframe opens, and before it closes. */
	onOpen: () => void;
	onClose: () => void;
	/** Called when the iframe's code doesn't load, and when it has loaded after all. */
	onLate: (isLate: boolean) => void;
	/** Called with a player after the first frame, and with null when the iframe closes. */
	onPlayer: (player: RemotePlayer | null) => void;
};

/** Manages the iframe, of which there is at most one. A new one continues at the frame where the last one was. */
export type FrameKeeper = {
	/** The open iframe's session; undefined if there is none. */
	session(): Session | undefined;
	/** Opens an iframe, unless one is open or about to open. Reopens one whose code didn't load. */
	ensure(): void;
	/** Opens an iframe after some milliseconds, if it's still wanted then. */
	openIn(delay: number, isWanted: () => boolean): void;
	/** Allows this iframe and all later ones to play sound. */
	allowSound(): void;
	close(): void;
	/** Closes for good. */
	dispose(): void;
};

/** Creates a manager that opens iframes in `host`. The first one starts at frame `at` of the video. */
export const keepFrame = (host: HTMLElement, at: number, {onOpen, onClose, onLate, ...events}: FrameEvents): FrameKeeper => {
	let session: Session | undefined;
	let position = at;
	let hasSound = false;
	let opening: ReturnType<typeof setTimeout> | undefined;

	const open = (): void => {
		onOpen();
		session = openSession(host, {hasSound, at: position}, {...events, onArrived: arrival.arrived, onDamaged: reopen});
		arrival.opened(session.frame);
	};

	const close = (): void => {
		onClose();
		clearTimeout(opening);
		opening = undefined;
		arrival.cancel();
		position = session?.player()?.getCurrentFrame() ?? position;
		session?.close();
		session = undefined;
		events.onPlayer(null);
	};

	const reopen = (): void => {
		close();
		open();
	};

	const arrival = watchArrival(reopen, onLate);

	return {
		session: () => session,
		ensure() {
			if (!session && opening === undefined) {
				open();
			} else {
				arrival.retry();
			}
		},
		openIn(delay, isWanted) {
			opening = setTimeout(() => {
				opening = undefined;
				if (isWanted()) {
					open();
				}
			}, delay);
		},
		allowSound() {
			if (!hasSound) {
				// An iframe's permissions can't change after it was opened.
				hasSound = true;
				// If one is about to open, it's waiting for the old process to end, and will have sound.
				if (opening === undefined) {
					reopen();
				}
			}
		},
		close,
		dispose() {
			arrival.stop();
			close();
		},
	};
};
