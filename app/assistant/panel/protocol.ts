import {siteAddress} from '../../navigation/clean-path';

/**
 * What the page and the frame of the assistant say to each other. Both are documents of their own: everything that
 * arrives is checked by origin, by window and by shape before it is believed.
 */
export type ColorMode = 'light' | 'dark';

/** From the frame: a link was chosen; the frame is listening; the reader wants the panel closed. */
export type FrameMessage = {type: 'link-click'; path: string} | {type: 'ready'} | {type: 'close'};

/** From the page: who hosts the frame and in which colours; new colours; a question to answer. */
export type HostMessage =
	| {type: 'host'; host: string; colorMode: ColorMode}
	| {type: 'color-mode'; colorMode: ColorMode}
	| {type: 'question'; question: string};

/** Longest question that is taken from anywhere. */
export const MAX_QUESTION = 500;

const asObject = (data: unknown): Record<string, unknown> | undefined =>
	typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : undefined;

const isColorMode = (value: unknown): value is ColorMode => value === 'light' || value === 'dark';

/** The address on this site that a link means, or `undefined` when it leads anywhere else. */
export const sitePathOf = (path: unknown, origin: string): string | undefined =>
	typeof path === 'string' ? siteAddress(path, origin) : undefined;

/** What the frame said, or `undefined` when it is nothing that the page understands. */
export const readFrameMessage = (data: unknown, origin: string): FrameMessage | undefined => {
	const message = asObject(data);
	switch (message?.type) {
		case 'link-click': {
			const path = sitePathOf(message.path, origin);
			return path === undefined ? undefined : {type: 'link-click', path};
		}

		case 'ready':
			return {type: 'ready'};
		case 'close':
			return {type: 'close'};
		default:
			return undefined;
	}
};

/** What the page said, or `undefined` when it is nothing that the frame understands. */
export const readHostMessage = (data: unknown): HostMessage | undefined => {
	const message = asObject(data);
	switch (message?.type) {
		case 'host':
			return typeof message.host === 'string' && isColorMode(message.colorMode)
				? {type: 'host', host: message.host, colorMode: message.colorMode}
				: undefined;
		case 'color-mode':
			return isColorMode(message.colorMode) ? {type: 'color-mode', colorMode: message.colorMode} : undefined;
		case 'question':
			return typeof message.question === 'string' && message.question.trim() !== ''
				? {type: 'question', question: message.question.slice(0, MAX_QUESTION)}
				: undefined;
		default:
			return undefined;
	}
};

/** Whether a message comes from this window and this origin. */
export const isFrom = (event: Pick<MessageEvent, 'source' | 'origin'>, from: Window | null | undefined, origin: string): boolean =>
	Boolean(from) && event.source === from && event.origin === origin;
