import type {RequestListener} from 'node:http';
import type {Socket} from 'node:net';

/**
 * Closes a connection that has more requests waiting for their responses than `most`. Each of them holds a file open, and a client
 * that sends requests without reading would hold as many files as fit into the server's buffers: thousands.
 */
export const limitPipelining = (listener: RequestListener, most: number): RequestListener => {
	const waiting = new WeakMap<Socket, number>();
	const add = (socket: Socket, change: 1 | -1): number => {
		const count = (waiting.get(socket) ?? 0) + change;
		waiting.set(socket, count);
		return count;
	};
	return (request, response) => {
		const {socket} = request;
		response.once('close', () => add(socket, -1));
		if (add(socket, 1) > most) {
			socket.destroy();
		} else if (!socket.destroyed) {
			listener(request, response);
		}
	};
};
