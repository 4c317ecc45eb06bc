import type {FromFrame} from './messages';

/** The page around the iframe. Stored before the reader's code runs, which could replace `window.parent`. */
export const page = window.parent;

/** Sends a message to the page. */
export const post = (message: FromFrame, transfer: Transferable[] = []): void => page.postMessage(message, '*', transfer);
