import {contentIndex, type PageEntry} from '../pipeline/content/content-index';
import {compiledPage} from '../pipeline/site/content-pages';
import {type Finding, fileName} from './finding';
import {fieldFinding, type PageSource} from './pages';

const entriesOf = (pages: readonly PageSource[]): {page: PageSource; entry: PageEntry}[] => {
	const files = new Map(pages.map((page) => [page.file, page]));
	return [...contentIndex().pages.values()].flatMap((entry) => {
		const page = files.get(fileName(entry.file));
		return page ? [{page, entry}] : [];
	});
};

/** Pages that readers can't find by their own words: without keywords, only the docs' words lead there. */
export const withoutKeywords = (pages: readonly PageSource[]): Finding[] =>
	entriesOf(pages).flatMap(({page, entry}) =>
		entry.frontMatter.keywords ? [] : [fieldFinding(page, ['keywords'], 'expected words that readers may search for this page with')],
	);

/** Questions that two pages claim to answer, or that are answered by a section that the page doesn't have. */
export const answerProblems = async (pages: readonly PageSource[]): Promise<Finding[]> => {
	const places = new Map<string, string>();
	const findings: Finding[] = [];
	for (const {page, entry} of entriesOf(pages)) {
		const {answers = []} = entry.frontMatter;
		const ids = answers.length === 0 ? [] : (await compiledPage(entry.path)).headings.filter(({depth}) => depth <= 3).map(({id}) => id);
		for (const [index, {question, section}] of answers.entries()) {
			if (section !== undefined && !ids.includes(section)) {
				const message = `"${section}" is not the id of a heading of level 2 or 3, expected one of ${ids.join(', ')}`;
				findings.push(fieldFinding(page, ['answers', index, 'section'], message));
			}

			const other = places.get(question.toLowerCase());
			if (other !== undefined) {
				findings.push(fieldFinding(page, ['answers', index, 'question'], `"${question}" is already answered by ${other}`));
			}

			places.set(question.toLowerCase(), entry.path);
		}
	}

	return findings;
};
