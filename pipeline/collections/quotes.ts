import {problemInFile} from '../base/data/data-file';
import {readText} from '../base/data/read-text';
import {throwProblems} from '../base/problems';
import {typographic} from '../base/text/typographic';
import {findEntry} from '../content/content-index';

/** A quotation, the story that it is from, and the field of the file that has it. */
type Quote = {path: string; quote: string; field: readonly PropertyKey[]};

/** Throws for each quotation of a file whose words aren't in the story that it is from. */
export const checkQuotes = (quotes: Quote[], file: string, storyOf: (path: string) => string | undefined = readStory): void => {
	const problems = quotes.flatMap(({path, quote, field}) => {
		const story = storyOf(path);
		return story === undefined || typographic(story).includes(`“${quote}`)
			? []
			: [problemInFile(file, field, `${path} doesn't quote "${quote}", expected words between quotation marks of that story`)];
	});
	throwProblems(problems);
};

/** The source of a story; undefined on a site that doesn't have it. */
const readStory = (path: string): string | undefined => {
	const entry = findEntry(path);
	return entry && readText(entry.file);
};
