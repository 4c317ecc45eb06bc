import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A site in a temporary folder, for tests. */
export type TestSite = {directory: string; write(file: string, text: string): string; remove(): void};

/** Creates an empty site and makes it the one that the pipeline reads. Call it before the pipeline is imported. */
export const createTestSite = (): TestSite => {
	const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'site-'));
	process.env.SITE_DIR = directory;
	return {
		directory,
		write(file, text) {
			const target = path.join(directory, 'content', file);
			fs.mkdirSync(path.dirname(target), {recursive: true});
			fs.writeFileSync(target, text);
			return target;
		},
		remove: () => fs.rmSync(directory, {recursive: true, force: true}),
	};
};

/** A valid docs page. */
export const docsPage = (title: string, body = 'Some text.\n'): string =>
	`---\ntitle: ${title}\ndescription: A sentence about ${title} that is long enough to be a description.\nkind: guide\n---\n\n${body}`;

/** A valid post. */
export const post = (title: string, date: string, body = 'Some text.\n'): string =>
	`---\ntitle: ${title}\ndescription: A sentence about ${title} that is long enough to be a description.\ndate: ${date}\nauthors: [ada]\n---\n\n${body}`;

/** The facts and the words of a valid template, for `templates.json` and `words.yml`. */
export const blankTemplate = {
	facts: {
		...{slug: 'blank', cliId: 'blank', title: 'Blank', shortName: 'Blank', repo: 'owner/name', free: true},
		...{previewSize: null, previewType: null, previewUrl: null, contributedBy: null, kinds: ['empty project'], stack: ['React']},
	},
	words: `blank:
  kind: start
  summary: A sentence of at least fifty letters about a template.
  inside: [One composition]
  choose: You need no sample.
  others: {}
  docs: []
`,
};
