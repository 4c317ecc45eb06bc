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

/** The requests from the page to its iframe. */
export type RenderRequests = {
	findAbilities(media: Media): Promise<Abilities>;
	/** Renders a file and resolves with its bytes. Rejects if that is canceled or fails, or when another render starts. */
	render(request: RenderRequest, media: Media): Promise<ArrayBuffer>;
	handle(answer: FormatsAnswer | RenderAnswer): void;
	/** Ends all pending requests, because the iframe is gone. */
	end(): void;
};

const STOPPED = 'The preview was stopped.';
const NO_FORMATS: Abilities = {refusals: Object.fromEntries(FORMATS.map((format) => [format, STOPPED])), notes: {}};

/** Requests for the iframe's abilities, which it answers in order. */
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

/** The current render. A new one cancels it. */
const createRender = (send: Send) => {
	let current:
		| (Pick<RenderRequest, 'onProgress'> & {id: number; resolve: (data: ArrayBuffer) => void; reject: (error: Error) => void})
		| undefined;
	let renders = 0;

	/** Ends the render without telling the iframe, which may be gone. */
	const end = (): void => {
		current?.reject(new Error(STOPPED));
		current = undefined;
	};

	/** Ends the render, also in the iframe. Doesn't wait for an answer, which a hanging video would never give. */
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

/** Creates the requests. `isAsleep` returns whether the iframe hasn't rendered a frame yet, so it wouldn't answer. */
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
