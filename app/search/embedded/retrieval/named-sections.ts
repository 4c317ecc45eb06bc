import {isTelling} from '../lexicon';
import {namesIn, normalName, queryWords, typedWords} from '../words';
import type {Findable} from './types';

/** The names make up at least this much of a question, in letters: a message that has them is about something else. */
const NAMES = 0.3;

/** Whether a document is the section that a question names: an option together with its page, or nothing but a flag. */
export type NamedSections = (question: string) => (id: number) => boolean;

/** Sections by their names, such as `crf` of `renderMedia()`, or `--crf`. `titles` are the normal names of the documents' titles. */
export const createNamedSections = (documents: readonly Pick<Findable, 'heading'>[], titles: readonly string[]): NamedSections => {
	const names = documents.map(({heading = ''}, id) => ({
		page: titles[id]!,
		section: normalName(heading),
		flag: normalName(/^--[\w-]+/.exec(heading)?.[0] ?? ''),
	}));
	return (question) => {
		const code = namesIn(question);
		const words = new Set(typedWords(question).map(normalName));
		const asked = normalName(queryWords(question).filter(isTelling).join(''));
		const isFlag = question.includes('--');
		const {length} = normalName(question);
		return (id) => {
			const {page, section, flag} = names[id]!;
			if (flag) {
				return isFlag && asked === flag;
			}

			return section !== '' && section !== page && code.has(page) && words.has(section) && page.length + section.length >= NAMES * length;
		};
	};
};
