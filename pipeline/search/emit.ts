import {createHash} from 'node:crypto';
import {mkdir, writeFile} from 'node:fs/promises';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import {getCompiledPage, listPages} from '../content';
import {findEntry} from '../content-index';
import {readTemplates, templatePath} from '../templates';
import {SEARCH_FORMAT, type TextFile, TITLES_PATH, type TitlesFile} from './format';
import {type SearchablePage, toRecords} from './records';

/** A page that is not prose is found by what the list of pages says of it. */
const listedPage = (pagePath: string): SearchablePage | undefined => {
	const page = listPages()
		.flatMap(({pages}) => pages)
		.find(({path}) => path === pagePath);
	return page && {...page, kind: 'page', headings: [], text: []};
};

const searchableTemplate = (pagePath: string): SearchablePage | undefined => {
	const template = readTemplates().find(({slug}) => templatePath(slug) === pagePath);
	return (
		template && {
			path: pagePath,
			title: `${template.title} template`,
			description: template.summary,
			kind: 'templates',
			headings: [],
			text: [{text: [template.summary, ...template.inside, template.choose].join(' ')}],
			keywords: [...template.kinds, ...template.stack],
		}
	);
};

const searchablePage = async (pagePath: string): Promise<SearchablePage | undefined> => {
	const entry = findEntry(pagePath);
	if (!entry) {
		return searchableTemplate(pagePath) ?? listedPage(pagePath);
	}

	const {headings, text} = await getCompiledPage(pagePath);
	const {title, description, keywords} = entry.frontMatter;
	const {kind, symbols} = entry.section === 'docs' ? entry.frontMatter : {kind: entry.section, symbols: undefined};
	return {path: pagePath, title, description, kind, headings, text, symbols, keywords};
};

/** The two files of the embedded search by site path. The name of the text says its content, so it may be kept for ever. */
export const searchFiles = async (): Promise<{titles: TitlesFile; texts: TextFile; files: Map<string, string>}> => {
	const {groups, records} = await toRecords(listPages(), searchablePage);
	const texts = records.map((record) => record.texts);
	const textBody = JSON.stringify(texts);
	const text = `text.${createHash('sha256').update(textBody).digest('hex').slice(0, 10)}.json`;
	const titles: TitlesFile = {format: SEARCH_FORMAT, text, groups, pages: records.map(({page}) => page)};
	return {
		titles,
		texts,
		files: new Map([
			[TITLES_PATH, JSON.stringify(titles)],
			[path.posix.join(path.posix.dirname(TITLES_PATH), text), textBody],
		]),
	};
};

/** Writes the index of the embedded search into the client folder. */
export const emitSearch = async (clientDir: string): Promise<void> => {
	const {files} = await searchFiles();
	for (const [name, body] of files) {
		const file = path.join(clientDir, name);
		await mkdir(path.dirname(file), {recursive: true});
		await writeFile(file, body);
	}
};

/** Serves the index in development, made anew whenever its first tier is asked for. */
export const searchMiddleware = (): ((request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void) => {
	let made: ReturnType<typeof searchFiles> | undefined;
	return (request, response, next) => {
		const name = (request.url ?? '').split('?')[0] ?? '';
		if (!/^\/search\/[\w.]+\.json$/.test(name)) {
			next();
			return;
		}

		if (name === TITLES_PATH || !made) {
			made = searchFiles();
		}

		made.then(({files}) => {
			const body = files.get(name);
			if (body === undefined) {
				next();
				return;
			}

			response.setHeader('content-type', 'application/json');
			response.end(body);
		}, next);
	};
};
