import path from 'node:path';
import {Writable} from 'node:stream';
import {expect, it, vi} from 'vitest';
import {contentDir} from '../base/site-dir';
import {contentDevPlugin} from './dev-plugin';

type Listener = (event: string, file: string) => Promise<void>;
type Middleware = (request: {url: string}, response: unknown, next: (error?: unknown) => void) => Promise<void>;

/** The plugin on a server that loads these modules of the pipeline. */
const start = (modules: Record<string, object | Error>) => {
	let onChange: Listener | undefined;
	let middleware: Middleware | undefined;
	const error = vi.fn();
	const send = vi.fn();
	const server = {
		ssrLoadModule: async (file: string) => {
			const found = modules[path.basename(file, '.ts')];
			if (found instanceof Error) {
				throw found;
			}
			return found;
		},
		watcher: {
			add: () => {},
			on: (_: string, listener: Listener) => {
				onChange = listener;
			},
		},
		middlewares: {
			use: (handler: Middleware) => {
				middleware = handler;
			},
		},
		config: {logger: {error}},
		hot: {send},
	};
	(contentDevPlugin().configureServer as (server: unknown) => void)(server);
	return {change: onChange!, ask: middleware!, error, send};
};

/** A response that keeps what is written to it. */
const response = () => {
	let body = '';
	const stream = new Writable({
		write(chunk, _, done) {
			body += String(chunk);
			done();
		},
	});
	return Object.assign(stream, {setHeader: vi.fn(), headersSent: false, body: () => body});
};

const page = path.join(contentDir, 'docs/spring.mdx');

it('an edit of content forgets what was made of it, and loads the page again', async () => {
	const [invalidate, forget] = [vi.fn(), vi.fn()];
	const {change, send} = start({invalidate: {invalidate}, development: {forget}});
	await change('change', page);
	expect(invalidate).toHaveBeenCalledExactlyOnceWith(page);
	expect(forget).toHaveBeenCalledOnce();
	expect(send).toHaveBeenCalledExactlyOnceWith({type: 'full-reload'});
	await change('change', '/elsewhere/notes.txt');
	expect(send).toHaveBeenCalledOnce();
});

it('an edit while the pipeline does not parse is told, and loads the page again', async () => {
	const {change, error, send} = start({invalidate: new SyntaxError('Unexpected token')});
	await change('change', page);
	expect(error).toHaveBeenCalledExactlyOnceWith('SyntaxError: Unexpected token', {timestamp: true});
	expect(send).toHaveBeenCalledExactlyOnceWith({type: 'full-reload'});
});

it('what a build would write is served; anything else goes on', async () => {
	const developmentOutput = async (address: string) => (address === '/a b.txt' ? {type: 'text/plain', body: ['one ', 'two']} : undefined);
	const {ask} = start({development: {developmentOutput}});
	const next = vi.fn();
	const answer = response();
	await ask({url: '/a%20b.txt?x=1'}, answer, next);
	expect([answer.setHeader.mock.calls, answer.body(), next.mock.calls]).toEqual([[['content-type', 'text/plain']], 'one two', []]);
	await ask({url: '/other'}, response(), next);
	expect(next).toHaveBeenCalledExactlyOnceWith();
});

it('a faulty page and a broken URL fail only their own request', async () => {
	const fault = new Error('content/docs/spring.mdx:3: broken');
	const {ask} = start({development: {developmentOutput: () => Promise.reject(fault)}});
	const next = vi.fn();
	await ask({url: '/docs/spring.md'}, response(), next);
	await ask({url: '/100%'}, response(), next);
	expect(next.mock.calls).toEqual([[fault], [expect.any(URIError)]]);
});

it('an output that fails after its beginning ends the connection', async () => {
	const body = (async function* () {
		yield 'one';
		throw new Error('broken');
	})();
	const {ask} = start({development: {developmentOutput: async () => ({type: 'text/plain', body})}});
	const next = vi.fn();
	const answer = Object.assign(response(), {headersSent: true});
	await ask({url: '/a.txt'}, answer, next);
	expect(answer.destroyed).toBe(true);
	expect(next).not.toHaveBeenCalled();
});
