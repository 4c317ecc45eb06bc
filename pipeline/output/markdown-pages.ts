import {createWriteStream} from 'node:fs';
import path from 'node:path';
import {Readable} from 'node:stream';
import {pipeline} from 'node:stream/promises';
import {inParallel} from '../base/parallel';
import type {SiteConfig} from '../config/schema';
import type {PageListSection} from '../content/types';
import {writeInto} from './files';
import {llmsFull, llmsIndex} from './llms';

/** The content as this step needs it. */
export type MarkdownSource = {paths: string[]; markdown: (path: string) => Promise<string>; sections: PageListSection[]};

/** Writes each content page as Markdown at its path + `.md`, `/llms.txt` and `/llms-full.txt`. */
export const emitMarkdownPages = async (
	clientDir: string,
	{paths, markdown, sections}: MarkdownSource,
	site: SiteConfig,
): Promise<void> => {
	await inParallel(paths, async (page) => writeInto(clientDir, `${page.slice(1)}.md`, `${(await markdown(page)).trim()}\n`));
	const written = new Set(paths);
	await writeInto(
		clientDir,
		'llms.txt',
		llmsIndex(sections, site, (page) => written.has(page)),
	);
	await pipeline(Readable.from(llmsFull(paths, site, markdown)), createWriteStream(path.join(clientDir, 'llms-full.txt')));
};
