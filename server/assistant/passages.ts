import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {type Cited, toCited} from '../../app/assistant/from-endpoint/messages';
import {type PassagePage, passagesPath} from '../../pipeline/assistant/format';
import {reportFault} from '../http/report-fault';

/** Where the passages of a page come from; `undefined` for a page that has none. */
export type ReadPassages = (path: string) => Promise<PassagePage | undefined>;

/**
 * Reads the passages that the build has written, from its client folder.
 * @public for those who host the endpoint
 */
export const passagesIn =
	(clientDir: string): ReadPassages =>
	async (page) => {
		try {
			return JSON.parse(await readFile(path.join(clientDir, passagesPath(page)), 'utf8')) as PassagePage;
		} catch (error) {
			if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
				throw error;
			}

			return undefined;
		}
	};

/**
 * Fetches the passages from the site itself, for hosts without files.
 * @public for those who host the endpoint
 */
export const passagesAt =
	(origin: string): ReadPassages =>
	async (page) => {
		const response = await fetch(new URL(passagesPath(page), origin), {redirect: 'error', signal: AbortSignal.timeout(5000)});
		return response.ok ? ((await response.json()) as PassagePage) : undefined;
	};

/** The sections with these names, in order; `undefined` for one that doesn't exist, perhaps since the last deploy. */
export const sectionsOf = (names: readonly string[], read: ReadPassages): Promise<(Cited | undefined)[]> =>
	Promise.all(
		names.map(async (name) => {
			const [page = '', id] = name.split('#', 2);
			const passages = await read(page).catch((error: unknown) => {
				reportFault(error);
				return undefined;
			});
			const section = passages?.sections.find((one) => one.id === id);
			return passages && section && toCited(passages, section);
		}),
	);
