import {isTelling} from '../lexicon';
import {namesIn, normalName, queryWords, typedWords} from '../words';
import type {Findable} from './types';

/** The names must make up at least this share of a question's letters. Otherwise, it only mentions them. */
const NAMES = 0.3;

/** Returns, for a question, whether a document is the section that it names: an option together with its page, or just a flag. */
export type NamedSections = (question: string) => (id: number) => boolean;

/** Finds sections by their names, such as `crf` of `renderMedia()`, or `--crf`. `titles` are the normalized titles of the documents. */
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
