import fs from 'node:fs';
import path from 'node:path';
import {z} from 'zod';
import {throwProblems} from '../base/problems';
import {derivedState} from '../base/shared-state';
import {contentDir} from '../base/site-dir';
import {parseWithLines} from '../base/yaml-with-lines';
import type {KnownPages} from '../compiler/mdx/page-context';
import {contentIndex} from '../content/content-index';
import {readManifests} from '../content/manifest';

const file = path.join(contentDir, 'redirects.json');
const target = z.string().regex(/^(?:\/|https:\/\/)/, 'expected a site path or a full address');
const schema = z.record(
	z.string().regex(/^\/.*[^/]$/, 'expected a site path without trailing slash'),
	z.union([target, z.strictObject({to: target, status: z.int()}).transform(({to}) => to)], 'expected a target or {"to", "status"}'),
);

/** Old addresses and where they lead, from `content/redirects.json`. Empty without that file. */
export const readRedirects = (): Map<string, string> => {
	if (!fs.existsSync(file)) {
		return new Map();
	}

	const {value, problems} = parseWithLines(fs.readFileSync(file, 'utf8'), schema, {file});
	throwProblems(problems ?? []);
	return new Map(Object.entries(value ?? {}));
};

const read = (): KnownPages => {
	const {pages, problems} = contentIndex();
	const {docs, site} = readManifests();
	return {
		titles: new Map([...pages].map(([page, {frontMatter}]) => [page, frontMatter.title])),
		// A faulty page counts as promised: its own fault is reported, not also every link to it.
		promised: new Set([...docs.keys(), ...site.keys(), ...problems.keys()].filter((page) => !pages.has(page))),
		redirects: readRedirects(),
	};
};

/** What a page may know of the others while it is compiled. */
export const knownPages: () => KnownPages = derivedState('known-pages', read);
