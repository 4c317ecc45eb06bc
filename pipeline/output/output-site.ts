import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {SiteConfig} from '../config/schema';
import {findEntry} from '../content/content-index';
import {compileEntry} from '../site/content-pages';
import {listPages} from '../site/page-lists';
import {digestOf, readDigests} from './digest';
import {htmlOfPath} from './files';
import type {PageFacts} from './html/page-facts';
import type {OutputSite} from './output';

const createOnce = (): OutputSite['once'] => {
	const values = new Map<string, unknown>();
	return <Value>(name: string, make: () => Value): Value => {
		if (!values.has(name)) {
			values.set(name, make());
		}

		return values.get(name) as Value;
	};
};

/** The site after its pages were written to `clientDir`: the one pass happens when a digest is first asked for. */
export const builtSite = (config: SiteConfig, written: readonly PageFacts[], clientDir: string): OutputSite => {
	const once = createOnce();
	const digests = () => once('digests', () => readDigests());
	return {
		config,
		written,
		sections: listPages(),
		html: async (page) => {
			const file = path.join(clientDir, htmlOfPath(page));
			return existsSync(file) ? readFile(file, 'utf8') : undefined;
		},
		digest: async (page) => (await digests()).get(page),
		digests,
		once,
	};
};

/** The site as it is now, with nothing written. One page is read without the others, and a faulty page spoils no list. */
export const developmentSite = (config: SiteConfig): OutputSite => {
	const once = createOnce();
	return {
		config,
		written: [],
		sections: listPages(),
		html: async () => undefined,
		digest: async (page) => {
			const entry = findEntry(page);
			return entry && digestOf(entry, await compileEntry(entry));
		},
		digests: () => once('digests', () => readDigests(() => true)),
		once,
	};
};
