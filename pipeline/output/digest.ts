import {ASK_FORMAT} from '../assistant/format';
import {postPreview} from '../collections/posts/posts';
import type {CompiledPage} from '../compiler/compile-page';
import {contentIndex, kindOf, type PageEntry} from '../content/content-index';
import {lastChange} from '../content/git-dates';
import {searchableEntry} from '../search/files';
import {compileEntry} from '../site/content-pages';
import {withSentences} from './hovers';
import type {PageDigest} from './output';

/** Reduces a compiled page to what the outputs need. */
export const digestOf = (entry: PageEntry, page: CompiledPage): PageDigest => {
	const {title, description} = entry.frontMatter;
	const updated = lastChange(entry.relativeFile);
	return {
		path: entry.path,
		title,
		description,
		...(updated ? {updated} : {}),
		markdown: page.markdown,
		passages: {format: ASK_FORMAT, path: page.path, title, kind: kindOf(entry), sections: page.passages},
		...(page.hovers && {hovers: withSentences(page.hovers)}),
		...(page.sources && {sources: page.sources}),
		search: searchableEntry(entry, page),
		...(entry.section === 'docs' ? {} : {preview: postPreview(entry, page)}),
	};
};

/**
 * The one pass over the pages that are written in MDX: each compiled page is read once, reduced and dropped, so that a site of
 * any size fits into memory. Pages for which `isSkipped` accepts the fault are left out.
 */
export const readDigests = async (isSkipped: (error: unknown) => boolean = () => false): Promise<Map<string, PageDigest>> => {
	const digests = new Map<string, PageDigest>();
	for (const entry of contentIndex().pages.values()) {
		try {
			digests.set(entry.path, digestOf(entry, await compileEntry(entry)));
		} catch (error) {
			if (!isSkipped(error)) {
				throw error;
			}
		}
	}

	return digests;
};
