import type {Media} from '../compile/media';
import type {FromFrame, ToFrame} from '../frame/messages';
import {type Abilities, FORMATS, type Format} from '../render/formats';

export type RenderRequest = {
	format: Format;
	/** The frame of a still. */
	frame: number;
	/** From 0 to 1. */
	onProgress: (progress: number) => void;
	signal: AbortSignal;
};

type Answer = FromFrame & {type: 'formats' | 'progress' | 'rendered' | 'unrendered'};

/** Pending requests from the page to its frame. */
export type RenderRequests = {
	findAbilities(media: Media): Promise<Abilities>;
	/** The bytes of a file. Rejects when it is canceled or fails, or when another file is asked for. */
	render(request: RenderRequest, media: Media): Promise<ArrayBuffer>;
	handle(answer: Answer): void;
	/** Ends everything pending, because the frame is gone. */
	end(): void;
};

const STOPPED = 'The preview was stopped.';
const NO_FORMATS: Abilities = {refusals: Object.fromEntries(FORMATS.map((format) => [format, STOPPED])), notes: {}};

/** `isAsleep` says whether the frame has no picture yet, and would not answer. */
export const createRenderRequests = (send: (message: ToFrame) => void, isAsleep: () => boolean): RenderRequests => {
	/** Callers waiting for the frame's abilities. It answers in the order it was asked. */
	const asking: ((abilities: Abilities) => void)[] = [];
	let rendering:
		| (Pick<RenderRequest, 'onProgress'> & {id: number; resolve: (data: ArrayBuffer) => void; reject: (error: Error) => void})
		| undefined;
	let renders = 0;

	/** Ends the render under way, of which the frame may be gone. */
	const stop = (): void => {
		rendering?.reject(new Error(STOPPED));
		rendering = undefined;
	};

	/** Ends the render under way in the frame, too. A video that hangs in the middle of a frame would never answer. */
	const cancel = (): void => {
		if (rendering) {
			send({type: 'cancel'});
			stop();
		}
	};

	return {
		findAbilities: ({isHeard}) =>
			new Promise((resolve) => {
				if (isAsleep()) {
					resolve(NO_FORMATS);
				} else {
					asking.push(resolve);
					send({type: 'formats', isHeard});
				}
			}),
		render: ({format, frame, onProgress, signal}, media) =>
			new Promise((resolve, reject) => {
				if (isAsleep()) {
					throw new Error(STOPPED);
				}

				cancel();
				const id = ++renders;
				rendering = {id, onProgress, resolve, reject};
				signal.addEventListener('abort', () => rendering?.id === id && cancel(), {once: true});
				send({type: 'pause'});
				send({type: 'render', id, format, frame, media});
			}),
		handle(answer) {
			if (answer.type === 'formats') {
				asking.shift()?.(answer);
				return;
			}

			const current = rendering;
			if (!current || current.id !== answer.id) {
				return;
			}

			if (answer.type === 'progress') {
				current.onProgress(answer.progress);
				return;
			}

			rendering = undefined;
			if (answer.type === 'rendered') {
				current.resolve(answer.data);
			} else {
				current.reject(new Error(answer.failure.message));
			}
		},
		end() {
			stop();
			for (const resolve of asking.splice(0)) {
				resolve(NO_FORMATS);
			}
		},
	};
};
