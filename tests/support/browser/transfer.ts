import {createHash} from 'node:crypto';
import {brotliCompressSync, constants} from 'node:zlib';
import type {Page, Response} from '@playwright/test';

/** One answer that a page loaded: its path, kind, bytes as brotli sends them, and hash of its body. */
export type Transfer = {path: string; kind: 'html' | 'js' | 'css' | 'data' | 'font' | 'image' | 'other'; bytes: number; hash: string};

const KINDS: [RegExp, Transfer['kind']][] = [
	[/\.m?js$/, 'js'],
	[/\.css$/, 'css'],
	[/\.(data|json)$/, 'data'],
	[/\.(woff2?|ttf|otf)$/, 'font'],
	[/\.(png|jpe?g|webp|avif|gif|svg|ico)$/, 'image'],
];

const COMPRESSED = ['html', 'js', 'css', 'data', 'other'];

const kindOf = (response: Response): Transfer['kind'] => {
	if (response.request().resourceType() === 'document') {
		return 'html';
	}

	const {pathname} = new URL(response.url());
	return KINDS.find(([pattern]) => pattern.test(pathname))?.[1] ?? 'other';
};

const sizes = new Map<string, number>();

/** Bytes of a body as Brotli's best sends it. Most tests load the same files: each is compressed once. */
const brotliBytes = (body: Buffer, hash: string): number => {
	const size = sizes.get(hash) ?? brotliCompressSync(body, {params: {[constants.BROTLI_PARAM_QUALITY]: 11}}).length;
	sizes.set(hash, size);
	return size;
};

const transferOf = async (response: Response): Promise<Transfer> => {
	const body = await response.body();
	const kind = kindOf(response);
	const hash = createHash('sha256').update(body).digest('hex');
	return {
		path: new URL(response.url()).pathname,
		kind,
		// Not before somebody asks: compressing would hold up the test that the page is loaded in.
		get bytes() {
			return COMPRESSED.includes(kind) ? brotliBytes(body, hash) : body.length;
		},
		hash,
	};
};

/** Notes every answer that the page gets from now on; the returned function waits for their bodies and lists them by path. */
export const recordTransfers = (page: Page): (() => Promise<Transfer[]>) => {
	const pending: Promise<Transfer | undefined>[] = [];
	page.on('response', (response) => {
		if (response.ok() && response.url().startsWith('http')) {
			// A request that the page itself gives up has no body; it cost the reader nothing.
			pending.push(transferOf(response).catch(() => undefined));
		}
	});
	return async () => {
		const all = (await Promise.all(pending)).filter((transfer) => transfer !== undefined);
		return all.sort((a, b) => a.path.localeCompare(b.path));
	};
};

/** Brotli bytes of one kind. */
export const bytesOf = (transfers: Transfer[], kind: Transfer['kind']): number =>
	transfers.filter((transfer) => transfer.kind === kind).reduce((total, {bytes}) => total + bytes, 0);
