import type {Findings} from '../../../app/assistant/from-pages/assistant';
import type {Ranked} from '../../../app/assistant/from-pages/rank';

/** A passage that speaks of a word, and of nothing else that counts for or against it. */
export const passageAbout = (word: string, place: Pick<Ranked, 'page' | 'section' | 'block'>): Ranked => ({
	...place,
	words: new Set([word]),
	own: 1,
	covered: 1,
	named: 1,
	met: 1,
	unmet: 0,
	isCalledByName: false,
	score: 1,
});

/** What the search could have found for a question about a word: sections of one page, each with one sentence. */
export const findingsAbout = (word: string, sections: readonly {id: string; heading: string; text: string}[]): Findings => {
	const page = {
		format: 1,
		path: '/docs/spring',
		title: 'spring()',
		kind: 'api',
		prior: 1,
		phrased: 0,
		keywords: [],
		sectionPriors: new Map(),
		sections: sections.map(({id, heading, text}) => ({id, heading, blocks: [{kind: 'text' as const, text}]})),
	};
	return {
		question: {text: word, terms: [{word, alike: [], weight: 1}], isFollowUp: false, names: new Set<string>(), isElsewhere: false},
		known: 1,
		ranked: page.sections.map((section) => passageAbout(word, {page, section, block: section.blocks[0]!})),
		nearest: [{path: page.path, title: page.title}],
		isIncomplete: false,
	};
};
