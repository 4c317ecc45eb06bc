import {tellingWords} from '../lexicon';
import {normalName, queryWords, stem} from '../words';
import type {Clue, Findable} from './types';

/** A similarity at or above this means that two questions are the same. A single shared word isn't enough. */
export const SAME_QUESTION = 0.72;

/** The score of a question in exactly the page's words. */
export const EXACTLY = 2;

/** An error message of at least this many words is recognized with any text around it. This many consecutive words of it are enough, too. */
const WHOLE_MESSAGE = 4;
const PART_OF_MESSAGE = 3;

/** A question that an author claims for a document. */
export type Claim = {id: number; name: string; core: string; roots: readonly string[]};

/** A reader's question: its text, its normalized name, and its clues with the stems that they were read as. */
export type Asked = {text: string; name: string; clues: readonly Clue[]; roots: readonly string[]};

/** A word of a question with its synonyms, and its weight. */
export type Meant = {words: ReadonlySet<string>; worth: number};

/** A claim beside a question: the share of weighted words that both have, and how well the claim answers the question. */
export type ComparedClaim = {claim: Claim; alike: number; score: number};

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** The weight of some words of a question together. */
export const totalWorth = (words: readonly Meant[]): number => sumOf(words.map(({worth}) => worth));

/** A question without stop words: the same for "How do I set up Remotion Lambda?" and "Setting up Lambda". */
const coreOf = (question: string): string => queryWords(question).map(stem).join(' ');

/** Whether one question is part of another: "Do I need to know React?" of "Do I need to know React before I start?". */
const isPartOf = (core: string, asked: string): boolean => asked.split(' ').length >= PART_OF_MESSAGE && ` ${core} `.includes(` ${asked} `);

/** The claims of all documents. */
export const claimsOf = (documents: readonly Findable[]): Claim[] =>
	documents.flatMap(({questions}, id) =>
		questions.map((question) => ({
			id,
			name: normalName(question),
			core: coreOf(question),
			roots: tellingWords(queryWords(question), question).map(stem),
		})),
	);

/** Finds the claims that share a word with a question, or are the same: only those need to be compared. */
export const createNearClaims = (claims: readonly Claim[]) => {
	const byKey = new Map<string, Claim[]>();
	for (const claim of claims) {
		for (const key of new Set([claim.name, ...claim.roots])) {
			const sharing = byKey.get(key);
			if (sharing) {
				sharing.push(claim);
			} else {
				byKey.set(key, [claim]);
			}
		}
	}

	return ({name}: Asked, meant: readonly Meant[]): Claim[] => {
		const keys = [name, ...meant.flatMap(({words}) => [...words])];
		return [...new Set(keys.flatMap((key) => byKey.get(key) ?? []))];
	};
};

/** Returns what compares claims with a question. `tellingOf` is the weight of a word that the question lacks. */
export const compareWith = ({text, name, roots}: Asked, meant: readonly Meant[], tellingOf: (root: string) => number) => {
	const core = coreOf(text);
	const all = totalWorth(meant);
	return (claim: Claim): ComparedClaim => {
		const unmet = claim.roots.filter((root) => !meant.some(({words}) => words.has(root)));
		const met = meant.filter(({words}) => claim.roots.some((root) => words.has(root)));
		const isHeld = unmet.length === 0 && claim.roots.length >= WHOLE_MESSAGE;
		const alike = met.length < 2 ? 0 : totalWorth(met) / (all + sumOf(unmet.map(tellingOf)));
		const isPart = (roots.length >= PART_OF_MESSAGE && claim.name.includes(name)) || isPartOf(claim.core, core);
		const isSame = claim.name === name || (claim.core === core && core.includes(' '));
		return {claim, alike, score: isSame ? EXACTLY : isHeld || isPart ? Math.max(alike, SAME_QUESTION) : alike};
	};
};
