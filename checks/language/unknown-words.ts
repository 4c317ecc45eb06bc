import {blank} from './blank';
import type {HasWord} from './dictionary';

/** Names for programs: tags, code, files and domains, packages and paths, flags, words with a digit, an underscore or a capital inside. */
const names = [
	/<[^>\n]*>|\w+="[^"\n]*"?|`[^`\n]*`|\\[a-z]/g,
	/[\w@-]*(?:\w\.\w|\w::?\w|\/\w+\/)[^\s"'`)]*/g,
	/(?<![\w)’'])[@/#$.-]+\w[^\s"'`)]*/g,
	/[\p{L}-]*[\d_][\w-]*/gu,
	/(?<!\p{L})\p{Ll}+\p{Lu}\p{L}*/gu,
];

const words = /\p{L}[\p{L}\p{M}]{2,}(?:(?:['’]|'')\p{L}+)*/gu;

/** How else a dictionary may spell a word: at the start of a sentence, in capitals, as a possessive, acronyms in the plural. */
const spellings = (word: string): string[] => {
	// In YAML, a quoted apostrophe is written twice.
	const plain = word.replace(/’|''/, "'");
	const base = plain.replace(/'s?$/, '').replace(/^(\p{Lu}{2,})s$/u, '$1');
	const [first = '', rest = ''] = [base.slice(0, 1), base.slice(1)];
	const lower = base.toLowerCase();
	const cases = first === first.toLowerCase() ? [base] : [base, first.toLowerCase() + rest];
	return base === base.toUpperCase() ? [plain, base, lower, first + rest.toLowerCase()] : [plain, ...cases];
};

/** Words of a text that no dictionary has, in order. Single letters and names for programs don't count. */
export const unknownWords = (prose: string, has: HasWord): {index: number; word: string}[] => {
	const text = names.reduce((rest, pattern) => rest.replace(pattern, blank), prose);
	return [...text.matchAll(words)].flatMap(({0: word, index}) => (spellings(word).some(has) ? [] : [{index, word}]));
};
