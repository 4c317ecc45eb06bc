import {RENDERER} from '../modules';
import {FORMATS} from '../render/formats';
import type {Video} from './evaluate';
import {toFailure} from './failure';
import type {Font, FromFrame, Settings, ToFrame} from './messages';
import {findModule, loadPackage} from './modules';
import type * as Renderer from './renderer';
import {MEDIA} from './toolkit';

type Post = (message: FromFrame, transfer?: Transferable[]) => void;

const loadRenderer = async (): Promise<typeof Renderer> => {
	await loadPackage(RENDERER);
	return findModule(RENDERER) as typeof Renderer;
};

const LOST = 'The renderer could not be loaded. Check your network connection.';

/** Posts which formats can be rendered at this size, with or without sound. */
export const postFormats = async (settings: Settings, isHeard: boolean, post: Post): Promise<void> => {
	const refuse = (reason: string): void =>
		post({type: 'formats', refusals: Object.fromEntries(FORMATS.map((format) => [format, reason])), notes: {}});
	const renderer = await loadRenderer().catch(() => undefined);
	if (!renderer) {
		refuse(LOST);
		return;
	}

	try {
		post({type: 'formats', ...(await renderer.findAbilities(settings, isHeard))});
	} catch (error) {
		refuse(toFailure(error).message);
	}
};

let canceler: AbortController | undefined;

/** Cancels the current render. */
export const cancelRender = (): void => canceler?.abort();

/** Renders the video to a file and posts its bytes. A new render cancels the previous one. */
export const render = async (
	{id, format, frame, media}: ToFrame & {type: 'render'},
	what: {component: Video; settings: Settings; fonts: readonly Font[]},
	post: Post,
): Promise<void> => {
	cancelRender();
	const controller = new AbortController();
	canceler = controller;
	try {
		const [{renderVideo}] = await Promise.all([loadRenderer(), media.isThere ? loadPackage(MEDIA) : undefined]);
		const onProgress = (progress: number) => post({type: 'progress', id, progress: Math.min(1, Math.max(0, progress))});
		const data = await renderVideo({
			format,
			isHeard: media.isHeard,
			...what,
			frame,
			signal: controller.signal,
			onProgress,
		});
		post({type: 'rendered', id, data}, [data]);
	} catch (error) {
		post({type: 'unrendered', id, failure: toFailure(error)});
	}
};
