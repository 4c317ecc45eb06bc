import type {Playable} from '../../islands/player/playback/use-playback';
import type {FromFrame, ToFrame} from '../frame/messages';

type Listener = (event: never) => void;

/** The player inside the iframe, with the interface that the controls need. */
export class RemotePlayer implements Playable {
	private readonly listeners = new Map<string, Set<Listener>>();
	private frame: number;

	constructor(
		private readonly send: (message: ToFrame) => void,
		frame: number,
	) {
		this.frame = frame;
	}

	play = (): void => this.send({type: 'play'});
	pause = (): void => this.send({type: 'pause'});
	getCurrentFrame = (): number => this.frame;

	seekTo = (frame: number): void => {
		this.frame = frame;
		this.send({type: 'seek', frame});
		this.emit('frameupdate', {frame});
	};

	addEventListener: Playable['addEventListener'] = (name, listener) => {
		this.listeners.set(name, new Set([...(this.listeners.get(name) ?? []), listener as Listener]));
	};

	removeEventListener: Playable['removeEventListener'] = (name, listener) => {
		this.listeners.get(name)?.delete(listener as Listener);
	};

	/** Converts the iframe's messages about its player to events. */
	handle(message: FromFrame): void {
		if (message.type === 'frameupdate') {
			this.frame = message.frame;
			this.emit('frameupdate', {frame: message.frame});
		} else if (message.type === 'play' || message.type === 'pause' || message.type === 'ended' || message.type === 'error') {
			this.emit(message.type, undefined);
		}
	}

	private emit(name: string, detail: unknown): void {
		for (const listener of this.listeners.get(name) ?? []) {
			listener({detail} as never);
		}
	}
}
