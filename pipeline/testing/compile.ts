import path from 'node:path';
import {hashOf} from '../base/hash';
import {contentDir} from '../base/site-dir';
import {type CompiledPage, compilePage} from '../compiler/compile-page';
import type {SiteSnapshot} from '../compiler/site-snapshot';

/** A sample of code that has run, and that plays in the playground. */
export const provenSample = 'export const Title = () => <h1>Title</h1>;';

const site: SiteSnapshot = {
	pages: new Map([
		['/docs', 'Home'],
		['/docs/here', 'Here'],
		['/docs/spring', 'spring()'],
	]),
	promised: new Set(['/docs/later']),
	redirects: new Map([['/spring', '/docs/spring']]),
	others: new Map([['/llms.txt', undefined]]),
	files: new Set(),
	symbols: {
		byPackage: new Map([
			['remotion#spring', '/docs/spring'],
			['remotion#Here', '/docs/here'],
			['remotion#later', '/docs/later'],
		]),
		byName: new Map(),
	},
	playground: {proven: new Set([hashOf(provenSample)]), media: [], videos: new Set(['api-spring'])},
};

/** The file that `compileText` says it compiles. */
export const testFile = path.join(contentDir, 'docs/here.mdx');

/** Compiles the text of a page on a small made-up site: /docs, /docs/here and /docs/spring are written, /docs/later is not. */
export const compileText = (text: string, options?: {development?: boolean}): Promise<CompiledPage> =>
	compilePage({path: '/docs/here', file: testFile, title: 'Here', source: `---\ntitle: Here\n---\n${text}`}, site, options);

/** The message with which a text fails to compile. */
export const failureOf = async (text: string, options?: {development?: boolean}): Promise<string> => {
	try {
		await compileText(text, options);
	} catch (error) {
		return (error as Error).message;
	}

	throw new Error('expected the page to fail');
};
