import {readFileSync} from 'node:fs';
import path from 'node:path';
import {answerFromPages, findPassages} from '../../app/assistant/from-pages/assistant';
import type {Answer, Exchange} from '../../app/assistant/types';
import {repoDir} from '../../pipeline/base/site-dir';
import {pageExists} from '../../pipeline/site/addresses';
import {siteEngine} from './site-engine';

/** The rows of a table of questions, each with its columns. */
export const readTable = (name: string): string[][] =>
	readFileSync(path.join(repoDir, 'tests/golden/tables', name), 'utf8')
		.trim()
		.split('\n')
		.map((line) => line.split('\t'));

/** Those of some URLs, separated by spaces, whose pages are written. */
export const writtenPages = (addresses = ''): string[] => addresses.split(' ').filter(pageExists);

/** The embedded assistant without a browser, on the pages as they are. */
export const startAssistant = async (): Promise<(question: string, history?: Exchange[]) => Promise<Answer>> => {
	const {engine, digests} = await siteEngine();
	return async (question, history = []) =>
		answerFromPages(
			await findPassages(question, history, {
				ask: (request) => engine.retrieve(request),
				readPassages: async (page) => digests.get(page)?.passages,
			}),
		);
};

/** The pages whose passages an answer shows, the first one first. */
export const citedPages = (answer: Answer): string[] =>
	answer.kind === 'passages' ? answer.parts.map(({source}) => source.path.split('#')[0]!) : [];

/** The place that an answer shows first, as `path#section`. */
export const firstPlace = (answer: Answer): string | undefined => (answer.kind === 'passages' ? answer.parts[0]?.source.path : undefined);

/** Whether an answer says of itself that it is one. */
export const isSure = (answer: Answer): boolean => answer.kind === 'passages' && !answer.isClose;
