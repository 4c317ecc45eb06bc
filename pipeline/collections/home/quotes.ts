import fs from 'node:fs';
import {ContentError} from '../../base/problems';
import {findEntry} from '../../content/content-index';

type Quote = {path: string; quote: string};

/** Throws for a quotation whose words aren't in the story that it is from, with `file` as the place to mend it. */
export const checkQuotes = (quotes: Quote[], file: string, storyOf: (path: string) => string | undefined = readStory): void => {
	const problems = quotes.flatMap(({path, quote}) => {
		const story = storyOf(path);
		return story === undefined || story.includes(`"${quote}`)
			? []
			: [{file, field: 'stories', message: `${path} doesn't quote "${quote}", expected words between quotation marks of that story`}];
	});
	if (problems.length > 0) {
		throw new ContentError(problems);
	}
};

/** The source of a story; undefined on a site that doesn't have it. */
const readStory = (path: string): string | undefined => {
	const entry = findEntry(path);
	return entry && fs.readFileSync(entry.file, 'utf8');
};
