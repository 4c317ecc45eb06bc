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

type FormatsAnswer = Extract<FromFrame, {type: 'formats'}>;
type RenderAnswer = Extract<FromFrame, {type: 'progress' | 'rendered' | 'unrendered'}>;

type Send = (message: ToFrame) => void;

/** Pending requests from the page to its frame. */
export type RenderRequests = {
	findAbilities(media: Media): Promise<Abilities>;
	/** The bytes of a file. Rejects when it is canceled or fails, or when another file is asked for. */
	render(request: RenderRequest, media: Media): Promise<ArrayBuffer>;
	handle(answer: FormatsAnswer | RenderAnswer): void;
	/** Ends everything pending, because the frame is gone. */
	end(): void;
};

const STOPPED = 'The preview was stopped.';
const NO_FORMATS: Abilities = {refusals: Object.fromEntries(FORMATS.map((format) => [format, STOPPED])), notes: {}};

/** Questions about the frame's abilities. It answers in the order it was asked. */
const createQuestions = (send: Send) => {
	const asking: ((abilities: Abilities) => void)[] = [];
	return {
		ask: ({isHeard}: Media): Promise<Abilities> =>
			new Promise((resolve) => {
				asking.push(resolve);
				send({type: 'formats', isHeard});
			}),
		answer: (abilities: FormatsAnswer): void => asking.shift()?.(abilities),
		end(): void {
			for (const resolve of asking.splice(0)) {
				resolve(NO_FORMATS);
			}
		},
	};
};

/** The render under way, at most one: a new one cancels the one before. */
const createRender = (send: Send) => {
	let current:
		| (Pick<RenderRequest, 'onProgress'> & {id: number; resolve: (data: ArrayBuffer) => void; reject: (error: Error) => void})
		| undefined;
	let renders = 0;

	/** Ends the render, of which the frame may be gone. */
	const end = (): void => {
		current?.reject(new Error(STOPPED));
		current = undefined;
	};

	/** Ends the render in the frame, too. A video that hangs in the middle of a frame would never answer. */
	const cancel = (): void => {
		if (current) {
			send({type: 'cancel'});
			end();
		}
	};

	return {
		start: ({format, frame, onProgress, signal}: RenderRequest, media: Media): Promise<ArrayBuffer> =>
			new Promise((resolve, reject) => {
				cancel();
				const id = ++renders;
				current = {id, onProgress, resolve, reject};
				signal.addEventListener('abort', () => current?.id === id && cancel(), {once: true});
				send({type: 'pause'});
				send({type: 'render', id, format, frame, media});
			}),
		answer(answer: RenderAnswer): void {
			if (!current || current.id !== answer.id) {
				return;
			}

			const {onProgress, resolve, reject} = current;
			if (answer.type === 'progress') {
				onProgress(answer.progress);
				return;
			}

			current = undefined;
			if (answer.type === 'rendered') {
				resolve(answer.data);
			} else {
				reject(new Error(answer.failure.message));
			}
		},
		end,
	};
};

/** `isAsleep` says whether the frame has no picture yet, and would not answer. */
export const createRenderRequests = (send: Send, isAsleep: () => boolean): RenderRequests => {
	const questions = createQuestions(send);
	const render = createRender(send);
	return {
		findAbilities: (media) => (isAsleep() ? Promise.resolve(NO_FORMATS) : questions.ask(media)),
		render: (request, media) => (isAsleep() ? Promise.reject(new Error(STOPPED)) : render.start(request, media)),
		handle: (answer) => (answer.type === 'formats' ? questions.answer(answer) : render.answer(answer)),
		end() {
			render.end();
			questions.end();
		},
	};
};
