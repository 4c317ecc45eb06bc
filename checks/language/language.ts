import type {Finding} from '../finding';
import type {Source} from '../pages';
import {habits} from './habits';
import {proseOf} from './prose';
import {britishSpellings} from './spelling';

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;

/** British spellings and habits of translated English, each with page and line. */
export const languageProblems = (pages: Pick<Source, 'file' | 'text'>[]): Finding[] =>
	pages.flatMap(({file, text}) => {
		const prose = proseOf(text);
		const spelling = britishSpellings(prose).map(({index, found, expected}) => ({
			file,
			line: lineAt(prose, index),
			message: `"${found}" is British, expected "${expected}"`,
		}));
		const phrases = habits.flatMap(({pattern, advice}) =>
			[...prose.matchAll(new RegExp(pattern.source, `${pattern.flags.replace('g', '')}g`))].map((match) => ({
				file,
				line: lineAt(prose, match.index + (match[0].length - match[0].trimStart().length)),
				message: `"${match[0].trim()}": ${advice}`,
			})),
		);
		return [...spelling, ...phrases];
	});
