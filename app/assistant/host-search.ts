import type {EmbeddedProvider} from '../search/embedded/embedded';
import type {Retrieval} from '../search/types';
import type {FrameMessage, HostMessage} from './panel/protocol';

type Waiting = {resolve: (found: Retrieval) => void; reject: (error: Error) => void};
type Send = (message: FrameMessage) => void;

/** Milliseconds that the iframe waits for a message from the page around it. */
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

/** Called when the page around the iframe has introduced itself. `send` is undefined if it doesn't offer its search. */
export const hostKnown = (send: Send | undefined): void => {
	void host();
	tell?.(send);
};

/** Handles the result of a search by the page. */
export const hostFound = ({id, found}: Extract<HostMessage, {type: 'found'}>): void => {
	const asked = waiting.get(id);
	waiting.delete(id);
	if (found) {
		asked?.resolve(found);
	} else {
		asked?.reject(new Error('The page could not search'));
	}
};

/** The search of the page around the iframe, which has an index already; `undefined` if there is none. */
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
