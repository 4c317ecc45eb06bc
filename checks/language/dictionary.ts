import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {pathToFileURL} from 'node:url';
import {decodeFile, parseDictionary} from 'cspell-trie-lib';

const require = createRequire(import.meta.url);

/** American English, and words that every programmer knows: packages and their files. */
const dictionaries: [name: string, files: string[]][] = [
	['@cspell/dict-en_us', ['en_US.trie.gz']],
	[
		'@cspell/dict-software-terms',
		['dict/softwareTerms.txt.gz', 'dict/software-tools.txt', 'dict/computing-acronyms.txt', 'dict/webServices.txt'],
	],
];

const read = (name: string, file: string) => {
	// The package exports only its settings, which are beside its files.
	const url = new URL(file, pathToFileURL(require.resolve(`${name}/cspell-ext.json`)));
	return decodeFile({url, content: readFileSync(url)});
};

/** The words of our own list by the line that gives their reason. */
export const ownWords = (): Map<string, string[]> => {
	const blocks = readFileSync(new URL('./words.txt', import.meta.url), 'utf8')
		.trim()
		.split('\n\n');
	return new Map(blocks.map((block) => block.split('\n')).map(([reason = '', ...words]) => [reason, words]));
};

/** Whether a word is in a dictionary, written exactly so. */
export type HasWord = (word: string) => boolean;

let loaded: Promise<HasWord> | undefined;

/** The dictionaries of American English and of software, without our own list. */
export const publicWords = (): Promise<HasWord> => {
	loaded ??= Promise.all(dictionaries.flatMap(([name, files]) => files.map((file) => read(name, file)))).then(
		(tries) => (word) => tries.some((trie) => trie.hasWord(word, true)),
	);
	return loaded;
};

/** All dictionaries together with our own list. */
export const allWords = async (): Promise<HasWord> => {
	const [own, isPublic] = [parseDictionary([...ownWords().values()].flat()), await publicWords()];
	return (word) => own.hasWord(word, true) || isPublic(word);
};
