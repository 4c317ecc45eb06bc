import type {FromFrame} from './messages';

/** The page around the frame. Kept here: code could put something else in its place. */
export const page = window.parent;

export const post = (message: FromFrame, transfer: Transferable[] = []): void => page.postMessage(message, '*', transfer);
