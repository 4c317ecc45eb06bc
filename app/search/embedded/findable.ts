import {type Entry, slugOf} from './entries';
import {standingOf} from './ranking';
import type {Findable} from './retrieval/types';

/** The weight of a word in each field. `usual` is the usual number of words in the field. */
const QUESTIONS = {weight: 4, usual: 10};
const PAGE = {
	name: {weight: 7, usual: 6},
	keywords: {weight: 3, usual: 8},
	summary: {weight: 5, usual: 15},
	headings: {weight: 0.7, usual: 25},
	text: {weight: 2.5, usual: 40},
	context: {weight: 1, usual: 8},
};
const SECTION = {
	heading: {weight: 1.2, usual: 4},
	parent: {weight: 1.2, usual: 4},
	name: {weight: 0.8, usual: 6},
	keywords: {weight: 0.9, usual: 8},
	text: {weight: 1, usual: 60},
};

/** Keywords of at least this many words are phrases: a query that contains one hardly does so by chance. */
const PHRASE = 3;

/** The fields that retrieval searches. A section includes the names of its page, which its text rarely repeats. */
export const findableOf = ({page, heading, parent = '', questions, text}: Entry, groups: readonly string[]): Findable => {
	const names = [page.title, ...(page.names ?? []), slugOf(page)].join(' ');
	const keywords = page.keywords?.join(' ') ?? '';
	const fields = heading
		? [
				{text: heading.text, ...SECTION.heading},
				{text, ...SECTION.text},
				{text: names, ...SECTION.name},
				{text: keywords, ...SECTION.keywords},
				{text: parent, ...SECTION.parent},
			]
		: [
				{text: names, ...PAGE.name},
				{text: page.description, ...PAGE.summary},
				{text, ...PAGE.text},
				{text: keywords, ...PAGE.keywords},
				{text: page.headings.map((one) => one.text).join(', '), ...PAGE.headings},
				{text: `${groups[page.group] ?? ''} ${page.path}`, ...PAGE.context},
			];
	fields.push({text: questions.join(' '), ...QUESTIONS});
	const phrases = heading ? [] : (page.keywords ?? []).filter((keyword) => keyword.split(' ').length >= PHRASE);
	return {
		fields: fields.filter((field) => field.text !== ''),
		questions,
		phrases,
		title: page.title,
		heading: heading?.text,
		standing: standingOf(page),
		links: page.links,
	};
};
