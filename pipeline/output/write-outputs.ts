import {createWriteStream} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {Readable} from 'node:stream';
import {pipeline} from 'node:stream/promises';
import {inParallel} from '../base/parallel';
import type {OutputBody, OutputSite} from './output';
import {outputs} from './outputs';

/** The file of a URL: a page of its own, without an ending, becomes a file that hosts find under that URL. */
const fileOf = (address: string): string => (path.extname(address) ? address : `${address}.html`);

const write = async (file: string, body: OutputBody): Promise<void> => {
	await mkdir(path.dirname(file), {recursive: true});
	await (typeof body === 'string' || Buffer.isBuffer(body)
		? writeFile(file, body)
		: pipeline(Readable.from(body), createWriteStream(file)));
};

/** Writes every file of the table of outputs. Throws when one that is listed can't be made. */
export const writeOutputs = async (clientDir: string, site: OutputSite): Promise<void> => {
	for (const {list, make} of outputs) {
		await inParallel(await list(site), async (address) => {
			const body = await make(address, site);
			if (body === undefined) {
				throw new Error(`${address} is listed as an output, and nothing makes it`);
			}

			await write(path.join(clientDir, fileOf(address)), body);
		});
	}
};
