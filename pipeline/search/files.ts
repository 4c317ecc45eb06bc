import {createHash} from 'node:crypto';
import path from 'node:path';
import type {Problem} from '../base/problems';
import {collections} from '../collections';
import type {CompiledPage} from '../compiler/compile-page';
import {contentIndex, kindOf, type PageEntry} from '../content/content-index';
import {searchTermProblems, searchTerms, searchWords, searchWordsProblems} from '../content/search-words';
import type {ListedPage, PageListSection} from '../content/types';
import {addressOf} from '../output/rules';
import {listPages} from '../site/page-lists';
import {SEARCH_FORMAT, type TextFile, TITLES_PATH, type TitlesFile} from './format';
import {type SearchablePage, toRecords} from './records';

/** A page that isn't prose is found by what the list of pages, its collection and `content/search.yml` say about it. */
const fromList = ({path: page, title, description}: ListedPage): SearchablePage => {
	const {keywords = [], ...found} = collections.map(({searchable}) => searchable?.(page)).find((one) => one !== undefined) ?? {};
	const words = searchWords(page);
	return {
		path: page,
		title,
		description,
		kind: 'page',
		headings: [],
		text: [],
		...found,
		keywords: [...keywords, ...(words?.keywords ?? [])],
		...(words?.answers && {answers: words.answers}),
	};
};

/** Mistakes in what `content/search.yml` says about pages. */
export const searchProblems = (): Problem[] => {
	const listed = new Map(
		listPages().flatMap(({pages}) => pages.filter(({path: page}) => !contentIndex().pages.has(page)).map((page) => [page.path, page])),
	);
	return [
		...searchTermProblems((page) => listed.has(page) || contentIndex().pages.has(page)),
		...searchWordsProblems((page) => {
			const found = listed.get(page);
			return found && fromList(found).headings.map(({id}) => id);
		}),
	];
};

/** What search indexes of a page that is written in MDX. */
export const searchableEntry = (entry: PageEntry, {path: page, headings, text, links}: CompiledPage): SearchablePage => {
	const {title, description, keywords, answers} = entry.frontMatter;
	const symbols = entry.section === 'docs' ? entry.frontMatter.symbols : undefined;
	return {path: page, title, description, kind: kindOf(entry), headings, text, symbols, keywords, answers, links: links.map(({to}) => to)};
};

/** The two files of the embedded search by site path. The name of the text says its content, so it may be kept forever. */
export const searchFiles = (
	digests: ReadonlyMap<string, {search: SearchablePage}>,
	sections: readonly PageListSection[] = listPages(),
): {titles: TitlesFile; texts: TextFile; files: Map<string, string>} => {
	const {groups, records} = toRecords(sections, (listed) => ({
		...(digests.get(listed.path)?.search ?? fromList(listed)),
		terms: searchTerms(listed.path),
	}));
	const texts = records.map(({text}) => text);
	const textBody = JSON.stringify(texts);
	const address = addressOf('searchText', `${createHash('sha256').update(textBody).digest('hex').slice(0, 10)}.json`);
	const titles: TitlesFile = {format: SEARCH_FORMAT, text: path.posix.basename(address), groups, pages: records.map(({page}) => page)};
	return {
		titles,
		texts,
		files: new Map([
			[TITLES_PATH, JSON.stringify(titles)],
			[address, textBody],
		]),
	};
};
