import {lineAt} from '../../pipeline/base/text/line-at';
import type {Finding} from '../finding';
import type {Source} from '../pages';
import {allWords, type HasWord} from './dictionary';
import {habits} from './habits';
import {proseOf} from './prose';
import {britishSpellings} from './spelling';
import {unknownWords} from './unknown-words';

/** Something wrong with a text, at a place in it. */
type Mistake = {index: number; message: string};

const spellingMistakes = (prose: string): Mistake[] =>
	britishSpellings(prose).map(({index, found, expected}) => ({index, message: `"${found}" is British, expected "${expected}"`}));

const habitMistakes = (prose: string): Mistake[] =>
	habits.flatMap(({pattern, advice}) =>
		[...prose.matchAll(new RegExp(pattern.source, `${pattern.flags.replace('g', '')}g`))].map((match) => ({
			index: match.index + (match[0].length - match[0].trimStart().length),
			message: `"${match[0].trim()}": ${advice}`,
		})),
	);

/** British spellings are left to the rule that knows the American one. */
const wordMistakes = (prose: string, has: HasWord): Mistake[] =>
	unknownWords(prose, has)
		.filter(({word}) => britishSpellings(word).length === 0)
		.map(({index, word}) => ({
			index,
			message: `"${word}" is in no dictionary, expected a correct spelling or a new line in checks/language/words.txt`,
		}));

/** British spellings, unknown words and habits of translated English, each with file and line. */
export const languageProblems = async (texts: Source[]): Promise<Finding[]> => {
	const has = await allWords();
	return texts.flatMap((text) => {
		const prose = proseOf(text);
		return [...spellingMistakes(prose), ...habitMistakes(prose), ...wordMistakes(prose, has)]
			.sort((a, b) => a.index - b.index)
			.map(({index, message}) => ({file: text.file, line: lineAt(prose, index), message}));
	});
};
