import {watchArrival} from './arrival';
import type {RemotePlayer} from './remote-player';
import {openSession, type Session, type SessionEvents} from './session';

type FrameEvents = Omit<SessionEvents, 'onArrived' | 'onPlayer'> & {
	/** A frame is about to open, or to close. */
	onOpen: () => void;
	onClose: () => void;
	/** The frame's code doesn't arrive, or has arrived after all. */
	onLate: (isLate: boolean) => void;
	/** Called with a player when the first frame is drawn, and with null when the frame closes. */
	onPlayer: (player: RemotePlayer | null) => void;
};

/** Keeps at most one frame open. A new one continues where the last one was. */
export type FrameKeeper = {
	/** Undefined while no frame is open. */
	session(): Session | undefined;
	/** Opens a frame unless there is one or will be; one whose code was given up on opens again. */
	ensure(): void;
	/** Opens a frame in some milliseconds, if it's wanted then. */
	openIn(delay: number, isWanted: () => boolean): void;
	/** Lets this frame and all later ones make sounds. */
	allowSound(): void;
	close(): void;
	/** Closes for good. */
	dispose(): void;
};

/** Opens frames in `host`, the first of them at frame `at` of the video. One whose code doesn't arrive is opened again. */
export const keepFrame = (host: HTMLElement, at: number, {onOpen, onClose, onLate, ...events}: FrameEvents): FrameKeeper => {
	let session: Session | undefined;
	let position = at;
	let hasSound = false;
	let opening: ReturnType<typeof setTimeout> | undefined;

	const open = (): void => {
		onOpen();
		session = openSession(host, {hasSound, at: position}, {...events, onArrived: arrival.arrived});
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
				// An iframe's permissions are fixed when it opens.
				hasSound = true;
				// One that is about to open anyway is waiting for the old process to end.
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
