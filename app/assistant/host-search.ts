import type {EmbeddedProvider} from '../search/embedded/embedded';
import type {Retrieval} from '../search/types';
import type {FrameMessage, HostMessage} from './panel/protocol';

type Waiting = {resolve: (found: Retrieval) => void; reject: (error: Error) => void};
type Send = (message: FrameMessage) => void;

/** Milliseconds that a frame waits for the page around it to say who it is. */
const PATIENCE_MS = 2000;

const waiting = new Map<number, Waiting>();
let last = 0;
let known: Promise<Send | undefined> | undefined;
let tell: ((send: Send | undefined) => void) | undefined;

const host = (): Promise<Send | undefined> => {
	known ??= new Promise((resolve) => {
		tell = resolve;
		if (window.parent === window) {
			resolve(undefined);
		} else {
			setTimeout(resolve, PATIENCE_MS);
		}
	});
	return known;
};

/** The page around the frame has said who it is: with a way to have it search, or none when it does not offer that. */
export const hostKnown = (send: Send | undefined): void => {
	void host();
	tell?.(send);
};

/** Takes in what the page has found. */
export const hostFound = ({id, found}: Extract<HostMessage, {type: 'found'}>): void => {
	const asked = waiting.get(id);
	waiting.delete(id);
	if (found) {
		asked?.resolve(found);
	} else {
		asked?.reject(new Error('The page could not search'));
	}
};

/** The search of the page around the frame, which has an index already; `undefined` where there is none. */
export const hostRetrieve = async (): Promise<EmbeddedProvider['retrieve'] | undefined> => {
	const send = await host();
	return (
		send &&
		((request) =>
			new Promise((resolve, reject) => {
				last++;
				waiting.set(last, {resolve, reject});
				send({type: 'search', id: last, request});
			}))
	);
};
