import {negotiate} from './negotiate';

type Environment = {ASSETS: {fetch(request: Request): Promise<Response>}};

/** `_worker.js` of Cloudflare Pages. */
export default {
	fetch(request: Request, {ASSETS}: Environment): Promise<Response> {
		const serve = (asked: Request): Promise<Response> => ASSETS.fetch(asked);
		return negotiate(request, {page: serve, file: serve});
	},
};
